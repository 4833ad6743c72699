import { StoryFrame } from '../docs/StoryFrame.tsx';
import { type Review, type ReviewedState, type ReviewName, reviewedStates, reviews } from './reviews.ts';
import { surroundings } from './surroundings.ts';

interface ReviewPageProps {
  readonly name: ReviewName;
  /** The choices in the toolbar. They apply to every state that does not set its own. */
  readonly globals: Readonly<Record<string, string>>;
}

const desk = { width: 1280, height: 800, scale: 0.5 };

export function ReviewPage({ name, globals }: ReviewPageProps) {
  const { stories, usual, states }: Review = reviews[name];
  const absent: (readonly [string, string])[] = [];
  const shown = Object.entries(reviewedStates).flatMap(([state, title]) => {
    const shownBy = states[state as ReviewedState];
    if (typeof shownBy === 'string') return [{ title, story: shownBy }];
    if ('story' in shownBy) return [shownBy];
    absent.push([title, shownBy.none]);
    return [];
  });
  return (
    <main className="desk" data-scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <h1>{name}</h1>
      <p className="desk-lead">
        Every state, live from its story; a title opens the story. The toolbar's theme, language and direction hold for
        all that do not say their own.
      </p>
      <h2>States</h2>
      <div className="desk-grid">
        <StoryFrame storyId={`${stories}--${usual}`} name="As usual" {...desk} globals={globals} />
        {shown.map(({ title, story }) => (
          <StoryFrame key={title} storyId={`${stories}--${story}`} name={title} {...desk} globals={globals} />
        ))}
      </div>
      {absent.length > 0 && (
        <dl className="desk-absent">
          {absent.map(([title, why]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
      <h2>Surroundings</h2>
      <p>
        Forced colours are imitated here with a dark palette, by the page's own rules for them. The browser's own: in
        the developer tools of Chromium, under Rendering, emulate <code>forced-colors: active</code>; on Windows, a
        contrast theme.
      </p>
      <div className="desk-grid">
        {surroundings.map(({ name: title, globals: own, width }) => (
          <StoryFrame
            key={title}
            storyId={`${stories}--${usual}`}
            name={title}
            {...(width === undefined ? desk : { width, height: 640, scale: 1 })}
            globals={{ ...globals, ...own }}
          />
        ))}
      </div>
    </main>
  );
}
