import { icon } from '#ui/base/icon.tsx';

/** Download to this device. */
export const DownloadIcon = icon(<path d="M12 4v11.5M7.5 11.25l4.5 4.5 4.5-4.5M4.5 20h15" />);
