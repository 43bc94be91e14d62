/**
 * Takes the pictures that an iPhone or iPad shows while the installed app starts out of their template
 * (`scripts/vite/splash-screens.ts`): Safari looks for them when the app is put on the home screen. Only
 * its browsers know `standalone`.
 */
export function nameSplashScreens(): void {
  if (!('standalone' in navigator)) return;
  const template = document.querySelector<HTMLTemplateElement>('template#splash-screens');
  if (template !== null) document.head.append(template.content);
}
