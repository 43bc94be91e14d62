import type { ClientPlatform, ClientSignals } from './client.ts';

/** Systems that claim Android, iPhone, Linux or Windows for compatibility, and are none of them. */
const OTHER_SYSTEM =
  /windows phone|windows ce|iemobile|kaios|tizen|web0s|webos|openharmony|playstation|nintendo|blackberry|\bbb10\b|symbian|symbos|series ?[46]0|j2me|sailfish|apple ?tv|watchos/i;

/** Browsers and web views that exist only on Android, so a desktop user agent beside them is fake. */
const ANDROID_ONLY =
  /\bEdgA\/|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|FB_IAB|FB4A|TwitterAndroid|Telegram-Android|\bSilk\//;
const IOS_ONLY = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|FBIOS)\b|FBDV\/iPad|Twitter for iP/;
const ARM_LINUX = /^(?:Linux (?:arm|aarch)|Android)/i;

/** True when a "Macintosh" is an iPad, which has touch points and an engine without client hints. */
function isIpadAsMac({ ua, maxTouchPoints, uaDataBrands }: ClientSignals): boolean {
  if (IOS_ONLY.test(ua)) {
    return true;
  }
  return maxTouchPoints > 1 && uaDataBrands.length === 0 && !/Chrome\/|Firefox\//.test(ua);
}

/** True when a desktop user agent comes from a phone or tablet that requests the desktop site. */
function isAndroidAsDesktop({ ua, platform, maxTouchPoints }: ClientSignals): boolean {
  if (ANDROID_ONLY.test(ua) || (/SamsungBrowser/.test(ua) && !/Windows|Macintosh/.test(ua))) {
    return true;
  }
  return ARM_LINUX.test(platform) && maxTouchPoints > 0 && !/aarch64|armv\d/.test(ua);
}

function desktopOf(signals: ClientSignals): ClientPlatform {
  const { ua } = signals;
  if (/\bCrOS\b/.test(ua)) {
    return 'chromeos';
  }
  if (isAndroidAsDesktop(signals)) {
    return 'android';
  }
  if (/Windows|Win64|Win32/i.test(ua)) {
    return 'windows';
  }
  if (/Macintosh|Mac OS X|Mac_PowerPC|Darwin/i.test(ua)) {
    return isIpadAsMac(signals) ? 'ipados' : 'macos';
  }
  return /Linux|X11|Ubuntu/i.test(ua) ? 'linux' : 'other';
}

/** The operating system; `platform` and the touch points decide where the user agent is frozen or fake. */
export function platformOf(signals: ClientSignals): ClientPlatform {
  const { ua, platform } = signals;
  if (OTHER_SYSTEM.test(ua)) {
    return 'other';
  }
  if (/\bAndroid\b|\bAndr0id\b|\bAdr\b|\bHarmonyOS\b/i.test(ua)) {
    return 'android';
  }
  if (/\biPad(?![a-z])/i.test(ua) || platform === 'iPad') {
    return 'ipados';
  }
  if (/\biP(?:hone|od)\b/i.test(ua) || platform === 'iPhone' || platform === 'iPod') {
    return 'ios';
  }
  return desktopOf(signals);
}
