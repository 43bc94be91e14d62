import { AppDownloadSection } from '#features/app-download/app-download-section.tsx';
import { LobbyFooter } from '#features/lobby-footer/lobby-footer.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';

interface HomeFooterProps {
  /** Parts to render at most, from the first. */
  readonly most: number;
  readonly onTop: () => void;
}

/** The lobby's footer with its download section (spec §2, Home). */
export function HomeFooter({ most, onTop }: HomeFooterProps) {
  return (
    <LobbyFooter
      download={<AppDownloadSection />}
      responsible={<ResponsibleBlock />}
      most={most}
      onTop={onTop}
    />
  );
}
