import { canSharePictures, shareFile } from '#browser/page/file-share.ts';
import { Button } from '#ui/base/button.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { ParolaWordmark } from '#ui/brand/parola-wordmark.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { drawCodeCard, type CodeCard } from './draw-code-card.ts';

export interface SharePictureButtonProps {
  readonly card: CodeCard;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly label: string;
}

/**
 * Shares a code as a picture: to a friend, or straight to a wallet that reads it. Nothing where the browser
 * shares no pictures. Drawn beforehand, as the share sheet opens only in the press itself.
 */
export function SharePictureButton({ card, name, label }: SharePictureButtonProps) {
  const [isOffered] = useState(canSharePictures);
  const [file, setFile] = useState<File | null>(null);
  const brand = useRef<HTMLSpanElement>(null);
  const content = JSON.stringify(card);
  useEffect(() => {
    let isCurrent = true;
    async function draw() {
      const picture = await drawCodeCard(JSON.parse(content) as CodeCard, [
        ...(brand.current?.querySelectorAll('svg') ?? []),
      ]);
      if (!isCurrent || picture === null) return;
      setFile(new File([picture], `${name}.png`, { type: picture.type }));
    }
    if (isOffered) void draw();
    return () => {
      isCurrent = false;
    };
  }, [isOffered, content, name]);

  if (!isOffered) return null;
  return (
    <>
      {/* Only drawn onto the picture, in the colours that it has here. */}
      <span ref={brand} hidden>
        <ParolaMark />
        <ParolaWordmark />
      </span>
      <Button
        variant="quiet"
        isWide
        disabled={file === null}
        onClick={() => {
          if (file !== null) void shareFile(file);
        }}
      >
        <ShareIcon size={20} />
        <span>{label}</span>
      </Button>
    </>
  );
}
