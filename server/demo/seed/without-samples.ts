import { isDeepStrictEqual } from 'node:util';
import type { Documents } from '#server/catalogue/documents.ts';

/** What only a demo may show. */
type WithSamples = Pick<Documents, 'webConfig' | 'customerServices'>;

/** The banner that leads to the operator's social pages. */
const FOLLOW_US = '21';
const EXTERNAL = 3;

/**
 * Removes made-up news, social pages, contacts, licence, helpline and addresses.
 * @param samples what the seed writes: anything that differs from it is the operator's and stays
 */
export function withoutSamples(
  documents: Documents,
  { webConfig: sample, customerServices }: WithSamples,
): Documents {
  const { webConfig } = documents;
  const { responsible } = webConfig;
  const isSampleIn = (samples: readonly unknown[] | undefined) => (given: unknown) =>
    samples?.some((one) => isDeepStrictEqual(one, given)) === true;
  const isSampleNotice = isSampleIn(sample.appNoticeConfigList);
  const isSampleBanner = isSampleIn(
    sample.appLobbyAdConfigList.filter(
      ({ clickType, clickAction }) => clickType === EXTERNAL || clickAction === FOLLOW_US,
    ),
  );
  const isSampleService = isSampleIn(customerServices.appCustomerServiceQueue);
  const isSampleLink = isSampleIn(sample.responsible?.links);
  const unlessSample = (text: string, sampleText: string | undefined) =>
    text === sampleText ? '' : text;
  return {
    ...documents,
    webConfig: {
      ...webConfig,
      appNoticeConfigList: webConfig.appNoticeConfigList.filter((one) => !isSampleNotice(one)),
      appLobbyAdConfigList: webConfig.appLobbyAdConfigList.filter((one) => !isSampleBanner(one)),
      socialMedia: webConfig.socialMedia === sample.socialMedia ? '[]' : webConfig.socialMedia,
      ...(responsible && {
        responsible: {
          ...responsible,
          helpline: unlessSample(responsible.helpline, sample.responsible?.helpline),
          licenseNo: unlessSample(responsible.licenseNo, sample.responsible?.licenseNo),
          links: responsible.links.filter((one) => !isSampleLink(one)),
        },
      }),
    },
    customerServices: {
      ...documents.customerServices,
      appCustomerServiceQueue: documents.customerServices.appCustomerServiceQueue.filter(
        (one) => !isSampleService(one),
      ),
    },
  };
}
