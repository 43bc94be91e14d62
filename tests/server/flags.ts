/** Flags of which the last of a name counts; the server refuses repeated ones. */
export const lastOfEach = (flags: readonly string[]): string[] => [
  ...new Map(flags.map((flag) => [flag.split('=', 1)[0], flag])).values(),
];
