import { ArcadeIcon } from './arcade-icon.tsx';
import { ArrowUpIcon } from './arrow-up-icon.tsx';
import { BackIcon } from './back-icon.tsx';
import { BankIcon } from './bank-icon.tsx';
import { BellIcon } from './bell-icon.tsx';
import { CheckIcon } from './check-icon.tsx';
import { ChevronIcon } from './chevron-icon.tsx';
import { CloseIcon } from './close-icon.tsx';
import { CoinIcon } from './coin-icon.tsx';
import { CopyIcon } from './copy-icon.tsx';
import { DepositIcon } from './deposit-icon.tsx';
import { DownloadIcon } from './download-icon.tsx';
import { ExpandIcon } from './expand-icon.tsx';
import { ExternalIcon } from './external-icon.tsx';
import { EyeIcon } from './eye-icon.tsx';
import { EyeOffIcon } from './eye-off-icon.tsx';
import { FacebookIcon } from './facebook-icon.tsx';
import { FishIcon } from './fish-icon.tsx';
import { FiveStarsIcon } from './five-stars-icon.tsx';
import { GiftIcon } from './gift-icon.tsx';
import { GlobeIcon } from './globe-icon.tsx';
import { GripIcon } from './grip-icon.tsx';
import { HeartIcon } from './heart-icon.tsx';
import { HeartFilledIcon } from './heart-filled-icon.tsx';
import { HistoryIcon } from './history-icon.tsx';
import { HomeIcon } from './home-icon.tsx';
import { HotIcon } from './hot-icon.tsx';
import { InfoIcon } from './info-icon.tsx';
import { InstagramIcon } from './instagram-icon.tsx';
import { LiveIcon } from './live-icon.tsx';
import { LockIcon } from './lock-icon.tsx';
import { LogoutIcon } from './logout-icon.tsx';
import { MailIcon } from './mail-icon.tsx';
import { MemberIcon } from './member-icon.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MessengerIcon } from './messenger-icon.tsx';
import { MoonIcon } from './moon-icon.tsx';
import { OfflineIcon } from './offline-icon.tsx';
import { PauseIcon } from './pause-icon.tsx';
import { PlayIcon } from './play-icon.tsx';
import { PlusIcon } from './plus-icon.tsx';
import { PokerIcon } from './poker-icon.tsx';
import { RecordIcon } from './record-icon.tsx';
import { RefreshIcon } from './refresh-icon.tsx';
import { RotateIcon } from './rotate-icon.tsx';
import { SearchIcon } from './search-icon.tsx';
import { ServiceIcon } from './service-icon.tsx';
import { ShareIcon } from './share-icon.tsx';
import { SlotsIcon } from './slots-icon.tsx';
import { SpinIcon } from './spin-icon.tsx';
import { SportsIcon } from './sports-icon.tsx';
import { StarIcon } from './star-icon.tsx';
import { SunIcon } from './sun-icon.tsx';
import { TaskIcon } from './task-icon.tsx';
import { TelegramIcon } from './telegram-icon.tsx';
import { TiktokIcon } from './tiktok-icon.tsx';
import { TwitchIcon } from './twitch-icon.tsx';
import { VipIcon } from './vip-icon.tsx';
import { WarningIcon } from './warning-icon.tsx';
import { WhatsappIcon } from './whatsapp-icon.tsx';
import { WithdrawIcon } from './withdraw-icon.tsx';
import { XIcon } from './x-icon.tsx';
import { YoutubeIcon } from './youtube-icon.tsx';
import styles from '#ui/preview.module.css';
import type { Preview } from '#ui/preview.ts';

const icons = {
  ArcadeIcon,
  ArrowUpIcon,
  BackIcon,
  BankIcon,
  BellIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  CoinIcon,
  CopyIcon,
  DepositIcon,
  DownloadIcon,
  ExpandIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FacebookIcon,
  FishIcon,
  GiftIcon,
  GlobeIcon,
  GripIcon,
  HeartIcon,
  HeartFilledIcon,
  HistoryIcon,
  HomeIcon,
  HotIcon,
  InfoIcon,
  InstagramIcon,
  LiveIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MemberIcon,
  MenuIcon,
  MessengerIcon,
  MoonIcon,
  OfflineIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  PokerIcon,
  RecordIcon,
  RefreshIcon,
  RotateIcon,
  SearchIcon,
  ServiceIcon,
  ShareIcon,
  SlotsIcon,
  SpinIcon,
  SportsIcon,
  StarIcon,
  SunIcon,
  TaskIcon,
  TelegramIcon,
  TiktokIcon,
  TwitchIcon,
  VipIcon,
  WarningIcon,
  WhatsappIcon,
  WithdrawIcon,
  XIcon,
  YoutubeIcon,
};

export const preview: Preview = {
  name: 'Icons',
  states: [24, 32].map((size) => ({
    name: `${size} px`,
    render: () => (
      <div className={styles.icons}>
        {Object.entries(icons).map(([name, Drawing]) => (
          <Drawing key={name} size={size} label={name} />
        ))}
        <FiveStarsIcon size={size} />
      </div>
    ),
  })),
};
