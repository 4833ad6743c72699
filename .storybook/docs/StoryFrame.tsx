/** Shows a story in a window of its own, scaled down. Dialogs and media queries use the size before scaling. */
import { useEffect, useRef, useState } from 'react';
import { frameAddress } from './frameAddress.ts';
import { queueFrame } from './frameQueue.ts';

export interface StoryFrameProps {
  readonly storyId: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly globals?: Readonly<Record<string, string>>;
  readonly onDocument?: (drawn: Document) => void;
}

export function StoryFrame({ storyId, name, note, width, height, scale, globals = {}, onDocument }: StoryFrameProps) {
  const figure = useRef<HTMLElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const leaveQueue = useRef(() => {});
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        leaveQueue.current = queueFrame(entry.target, () => setIsWanted(true));
      },
      { rootMargin: '400px' },
    );
    if (figure.current !== null) seen.observe(figure.current);
    return () => {
      seen.disconnect();
      leaveQueue.current();
    };
  }, []);
  const size = { inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` };
  return (
    <figure ref={figure} className="desk-frame" style={{ inlineSize: size.inlineSize }}>
      <figcaption>
        <a href={`./?path=/story/${storyId}`} target="_top">
          {name}
        </a>
        {note !== undefined && <span>{note}</span>}
      </figcaption>
      <div className="desk-frame-window" style={size}>
        {isWanted && (
          <iframe
            title={name}
            src={frameAddress(storyId, globals)}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={(event) => {
              leaveQueue.current();
              const drawn = event.currentTarget.contentDocument;
              if (drawn !== null) onDocument?.(drawn);
            }}
          />
        )}
      </div>
    </figure>
  );
}
