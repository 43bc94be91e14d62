/** Components whose code is loaded on first use. */
import { loadTexts } from '#i18n/load-texts.ts';
import type { Namespace } from '#i18n/settled/namespaces.ts';
import { ChunkError, reloadStyles } from '#browser/page/chunk-error.ts';
import { use, type ComponentType, type ReactElement } from 'react';

/** A lazily loaded component. Both the router and `<Suspense>` can wait for it. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement | null;
  /** Fetches the code, again if an earlier try failed. Never rejects. */
  preload: () => Promise<void>;
}

/**
 * Creates a component from a dynamic import. Unlike `React.lazy`, which remembers a failure for ever, it can
 * be retried: it throws a `ChunkError` until `forget` is called.
 * @param load imports the module and selects the component
 * @param namespaces the texts that it uses
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...namespaces: readonly Namespace[]
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failure: ChunkError | undefined;
  let hasFailed = false;
  let loading: Promise<void> | undefined;

  const forget = () => {
    if (failure === undefined) return;
    failure = undefined;
    loading = undefined;
  };

  async function fetchChunk(): Promise<void> {
    try {
      if (hasFailed) await reloadStyles();
      const [component] = await Promise.all([load(), loadTexts(...namespaces)]);
      Loaded = component;
    } catch (error) {
      hasFailed = true;
      failure = new ChunkError(error, forget);
    }
  }

  function start(): Promise<void> {
    if (loading === undefined) {
      const fetching = fetchChunk();
      loading = fetching;
      // As React marks a settled promise: code that is already loaded does not suspend.
      void fetching.then(() => Object.assign(fetching, { status: 'fulfilled' }));
    }
    return loading;
  }

  function Lazy(props: Props): ReactElement | null {
    use(start());
    if (failure !== undefined) throw failure;
    return Loaded === undefined ? null : <Loaded {...props} />;
  }

  Lazy.preload = () => {
    forget();
    return start();
  };
  return Lazy;
}
