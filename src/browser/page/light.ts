import type { LobbyLight } from '#shared/protection/lobby-light.ts';

/** Sets how bright the lobby is: see theme/light.css. */
export function showLight(light: LobbyLight): void {
  const { dataset } = document.documentElement;
  if (light === 'full') delete dataset['light'];
  else dataset['light'] = light;
}
