import { readFileSync } from 'node:fs';

const textOf = (file: string): string =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** The files by which a server for real players is run. */
export const DEPLOY_FILES = {
  dockerfile: textOf('Dockerfile'),
  compose: textOf('compose.yaml'),
  unit: textOf('parola.service'),
  env: textOf('parola.env'),
  caddyfile: textOf('Caddyfile'),
} as const;

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The variables that a file gives to the server. */
export function variablesIn({ dockerfile, compose, unit, env }: typeof DEPLOY_FILES): string[] {
  const [, ofApp = ''] = /^  app:\n(.*?)^  database:/ms.exec(compose) ?? [];
  const [, inApp = ''] = /^    environment:\n((?: {6}.*\n)+)/m.exec(ofApp) ?? [];
  const [, image = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  return [
    ...allOf(image, /(\w+)=/g),
    ...allOf(inApp, /^ {6}(\w+):/gm),
    ...allOf(unit, /^Environment=(\w+)=/gm),
    ...allOf(env, /^(\w+)=/gm),
  ];
}

/** Paths inside the package, which all files have at the same place. */
export const packagePathsIn = (files: typeof DEPLOY_FILES): string[] =>
  Object.values(files).flatMap((text) => allOf(text, /\/opt\/parola\/([\w./-]+)/g));

/** What the program is started with, such as `start`. */
export const commandsIn = ({ dockerfile, unit }: typeof DEPLOY_FILES): string[] => [
  ...allOf(dockerfile, /^CMD \["([\w ]+)"\]$/gm),
  ...allOf(unit, /^ExecStart=\S+\/bin\/parola (.+)$/gm),
];

/** The ports at which the files expect the server. */
export const portsIn = ({ dockerfile, env, caddyfile }: typeof DEPLOY_FILES): string[] => [
  ...allOf(dockerfile, /^EXPOSE (\d+)$/gm),
  ...allOf(dockerfile, /PORT=(\d+)/g),
  ...allOf(dockerfile, /127\.0\.0\.1:(\d+)/g),
  ...allOf(env, /^PORT=(\d+)$/gm),
  ...allOf(caddyfile, /dynamic a app (\d+)/g),
];
