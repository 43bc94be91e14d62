import { statesOf, type Preview } from '#ui/base/preview.ts';
import { CommonQuestions } from './common-questions.tsx';
import { ServiceIcons } from './service-icons.tsx';
import { ServiceList } from './service-list.tsx';
import type { CustomerServices } from './use-customer-services.ts';

const ready: CustomerServices = {
  status: 'ready',
  services: [
    {
      id: 1,
      name: 'Live chat',
      url: 'https://www.example.com/1',
      icon: '',
      isOnline: true,
      hours: { from: 0, to: 0 },
    },
    {
      id: 2,
      name: 'Call me back',
      url: 'https://www.example.com/2',
      icon: '',
      isOnline: false,
      hours: null,
    },
  ],
};

const states: Readonly<Record<string, CustomerServices>> = {
  loading: { status: 'loading' },
  ready,
  empty: { status: 'empty' },
  failed: {
    status: 'failed',
    error: { kind: 'http', status: 503 },
    isRetrying: false,
    retry: () => undefined,
    lastKnownUrl: 'https://www.example.com/1',
  },
};

export const preview: Preview = {
  name: 'Customer service',
  states: {
    ...statesOf(states, (state) => <ServiceList state={state} />),
    questions: () => <CommonQuestions />,
    'as icons': () => <ServiceIcons state={ready} />,
  },
};
