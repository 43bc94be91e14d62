/**
 * The build writes the hash of index.html here, and a platform that stamps its settings into
 * index.html writes it again: the text `shell-revision:` and the hex digits must stay as they are.
 * A document with another hash is not installed.
 */
export const SHELL_REVISION = 'shell-revision:0000000000000000';
