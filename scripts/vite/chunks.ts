/**
 * Defines which modules share a file of the build: by folder, or by how many parts of the app use them, never
 * by a file's name. A group takes what its modules import, too, unless an earlier group has it.
 */
import type { Rolldown } from 'vite';

/** Previews are loaded by the gallery alone. */
const NO_PREVIEW = String.raw`(?!.*\.preview)`;

/** Matches the packages, by the start of their paths. */
const packages = (...paths: readonly string[]): string =>
  String.raw`[\\/]node_modules[\\/](?:${paths.join('|')})[\\/]`;

/** Matches all below these folders of `src`. */
const folders = (...paths: readonly string[]): string =>
  String.raw`[\\/]src[\\/](?:${paths.join('|').replaceAll('/', String.raw`[\\/]`)})[\\/]${NO_PREVIEW}`;

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** Rolldown's groups: a module goes into the first one that matches. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Packages needed by every start. They change only when a package is updated, so an app update leaves them
  // in a returning player's cache.
  {
    name: 'react',
    test: any(packages('react', 'react-dom', 'scheduler'), folders('startup/react')),
  },
  {
    name: 'vendor',
    test: any(
      packages(
        String.raw`@reduxjs(?!.*[\\/]query[\\/])`,
        'redux|redux-thunk|react-redux|reselect|immer|valibot|idb-keyval',
        'use-sync-external-store(?!.*shim)',
      ),
    ),
  },
  // Everything the lobby starts with, in one file.
  { name: 'start', tags: ['$initial'], test: /[\\/]src[\\/](?!startup[\\/]old-browsers)/ },
  // Code that loads right after the first paint, in two files, as each is a request and a task: RTK Query; our
  // own code, which is what the folders called `later` contain and use, with the packages that register
  // the worker and move the banners.
  { name: 'queries', test: any(packages(String.raw`@reduxjs[\\/].*[\\/]query`)) },
  {
    name: 'later',
    test: any(
      packages('workbox-window|workbox-core|keen-slider'),
      folders('(?:.*/)?later', 'app/install/controller'),
    ),
  },
  // Code that loads once the first screen is complete, or when something needs it, in the same way.
  {
    name: 'packages',
    test: any(packages('@tanstack', 'i18next|react-i18next')),
  },
  { name: 'settled', test: any(folders('(?:.*/)?settled')) },
  // What many screens use. One file: it would split into dozens of a few hundred bytes.
  {
    name: 'kit',
    test: any(folders('api', 'browser', 'i18n', 'shared', 'state', String.raw`ui/(?!overlay)\w+`)),
    minShareCount: 6,
  },
  { name: 'overlay', test: any(packages('@base-ui', '@floating-ui'), folders('ui/overlay')) },
];
