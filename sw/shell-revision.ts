/**
 * The build writes the hash of index.html here, and a server that stamps its settings into index.html
 * replaces it: the text `shell-revision:` and the hex digits must not change. A document with another hash is
 * not installed.
 */
export const SHELL_REVISION = 'shell-revision:0000000000000000';
