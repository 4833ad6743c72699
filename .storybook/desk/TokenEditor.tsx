import { useEffect, useRef, useState } from 'react';
import { frameAddress } from '../docs/frameAddress.ts';
import { type ColourPair, colourPair, contrasts, pairText, ruleOf, type TokenChanges } from './tokenCss.ts';
import { type Token, tokenGroups } from './tokens.ts';

const groups = tokenGroups();
const allTokens = groups.flatMap(({ tokens }) => tokens);

const looks = {
  'pages-menu-menupage--signed-in': 'Menu',
  'features-menu-menutable--selected': 'Menu, selected and found',
  'features-filter-filterdialog--five-filters': 'Filters',
  'pages-builder-builderpage--few': 'Builder',
  'pages-sheet-specsheetpage--opened': 'Spec sheet',
  'features-import-importdialog--answered': 'Import',
} as const;

interface FieldProps {
  readonly token: Token;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TokenField({ token: { name }, value, onChange }: FieldProps) {
  const pair = colourPair(value);
  const set = (scheme: keyof ColourPair, colour: string): void =>
    onChange(pairText({ light: '', dark: '', ...pair, [scheme]: colour }));
  const short = name.replace('--ssm-', '');
  if (pair === undefined) {
    return <input aria-label={short} value={value} size={24} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <span className="desk-pair">
      {(['light', 'dark'] as const).map((scheme) => (
        <label key={scheme}>
          <input
            type="color"
            aria-label={`${short}, ${scheme}`}
            value={pair[scheme]}
            onChange={(event) => set(scheme, event.target.value)}
          />
          <code>{pair[scheme]}</code>
        </label>
      ))}
    </span>
  );
}

/** Writes the rule into the window of the story. The rule is in no layer, so it wins, as on a page of a host. */
function writeInto(frame: HTMLIFrameElement | null, css: string): void {
  const drawn = frame?.contentDocument;
  // A window that has just opened has no head yet. Its load event calls this function again.
  if (!drawn?.head) return;
  const style = drawn.querySelector('style[data-tokens]') ?? drawn.head.appendChild(drawn.createElement('style'));
  style.setAttribute('data-tokens', '');
  style.textContent = css;
}

interface TokenEditorProps {
  readonly globals: Readonly<Record<string, string>>;
  readonly addressOf?: (storyId: string, globals: Readonly<Record<string, string>>) => string;
}

export function TokenEditor({ globals, addressOf = frameAddress }: TokenEditorProps) {
  const [changes, setChanges] = useState<TokenChanges>({});
  const [look, setLook] = useState<string>('pages-menu-menupage--signed-in');
  const [isCopied, setIsCopied] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const css = ruleOf(changes);
  useEffect(() => writeInto(frame.current, css), [css]);

  function change({ name, value }: Token, next: string): void {
    setIsCopied(false);
    setChanges((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([each]) => each !== name));
      return next === value ? others : { ...others, [name]: next };
    });
  }
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(css);
    setIsCopied(true);
  }

  return (
    <main className="desk desk-editor" data-scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <div className="desk-editor-side">
        <h1>Tokens</h1>
        <p className="desk-lead">
          The custom properties of <code>.ssm-root</code>. A colour has a value for light and one for dark; the
          toolbar's theme chooses.
        </p>
        {groups.map(({ title, tokens }) => (
          <section key={title}>
            <h2>{title}</h2>
            {tokens.map((token) => (
              <div key={token.name} className="desk-token" data-changed={changes[token.name] !== undefined}>
                <code>{token.name.replace('--ssm-', '')}</code>
                <TokenField
                  token={token}
                  value={changes[token.name] ?? token.value}
                  onChange={(value) => change(token, value)}
                />
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className="desk-editor-main">
        <div className="desk-editor-bar">
          <label>
            Shown{' '}
            <select value={look} onChange={(event) => setLook(event.target.value)}>
              {Object.entries(looks).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" disabled={css === ''} onClick={() => setChanges({})}>
            Take all back
          </button>
          <button type="button" disabled={css === ''} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy the CSS'}
          </button>
        </div>
        <iframe
          ref={frame}
          title="What the tokens make of it"
          src={addressOf(look, globals)}
          onLoad={() => writeInto(frame.current, css)}
        />
        <div className="desk-editor-foot">
          <textarea
            readOnly
            aria-label="CSS"
            value={css}
            placeholder="What is changed stands here, to copy."
            rows={12}
          />
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Contrast</th>
                <th scope="col">least</th>
                <th scope="col">light</th>
                <th scope="col">dark</th>
              </tr>
            </thead>
            <tbody>
              {contrasts(allTokens, changes).map(({ name, least, light, dark }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{least}</td>
                  {[light, dark].map((ratio, index) => (
                    <td key={index === 0 ? 'light' : 'dark'} data-too-faint={ratio < least}>
                      {ratio.toFixed(1)}
                      {ratio < least && ' too faint'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </main>
  );
}
