import { answerOf } from '#api/core/answer-of.ts';
import type { AppListeners } from '#app/store.ts';
import { serviceUrlOf } from '#shared/customer-service/customer-service.ts';
import { storeServiceUrl } from '#state/record/stored-service.ts';

const isCustomerServices = answerOf('customerServices');

/** Stores the link to customer service, for a time when the server does not answer. */
export function addCustomerServiceListeners({ startListening }: AppListeners): void {
  startListening({
    matcher: isCustomerServices,
    effect: ({ meta, payload }) => storeServiceUrl(serviceUrlOf(payload), meta.fulfilledTimeStamp),
  });
}
