/** The samples of a scrape by name and labels, such as `parola_work{kind="deposit",state="waiting"}`. */
export function samplesOf(text: string): ReadonlyMap<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', value = ''] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not the text format of Prometheus: ${line}`);
    samples.set(name, Number(value));
  }
  return samples;
}
