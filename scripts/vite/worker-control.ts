import type { Plugin } from 'vite';

/** The worker's kill switch, for a static host; the server answers this address itself. */
export function workerControl(): Plugin {
  return {
    name: 'parola:worker-control',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ disable: false })}\n`;
      this.emitFile({ type: 'asset', fileName: 'worker-control.json', source });
    },
  };
}
