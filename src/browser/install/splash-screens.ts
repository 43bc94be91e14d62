/**
 * Moves the launch images of an installed iPhone or iPad app out of their template
 * (`scripts/vite/splash-screens.ts`): Safari reads them when the app is added to the home screen. Only
 * Apple's browsers have `standalone`.
 */
export function nameSplashScreens(): void {
  if (!('standalone' in navigator)) return;
  const template = document.querySelector<HTMLTemplateElement>('template#splash-screens');
  if (template !== null) document.head.append(template.content);
}
