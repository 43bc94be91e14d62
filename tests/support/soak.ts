/** Whether everything is run, however long it takes: `npm run soak`. */
const IS_SOAK = process.env['SOAK'] === '1';

/**
 * Of tests that are much alike, such as a tab killed at each point of a journey: all of them in a
 * soak, else every third and the last.
 */
export const fewOf = <Item>(all: readonly Item[]): readonly Item[] =>
  IS_SOAK ? all : all.filter((_, index) => index % 3 === 0 || index === all.length - 1);
