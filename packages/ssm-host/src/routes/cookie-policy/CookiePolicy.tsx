import { use, useEffect, useState } from 'react';
import { usePolicyTexts, useSsm } from 'ssm-react';
import { loadScript } from '../../forms/loadScript.ts';
import { useAppSettings } from '../../settings/SettingsContext.ts';
import { ConsentContext } from '../../telemetry/ConsentContext.ts';
import { ConsentChoice } from './ConsentChoice.tsx';

export function CookiePolicy() {
  const { shell } = useSsm().strings;
  const { cookiePolicyUrl } = useAppSettings();
  const consents = use(ConsentContext);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (cookiePolicyUrl === undefined) return;
    loadScript(document, cookiePolicyUrl).catch(() => setIsFailed(true));
  }, [cookiePolicyUrl]);
  const { introduction, caption, name, place, purpose, kept, rows, ...texts } = usePolicyTexts().cookies;
  const hasFlags = consents !== null && consents.flags !== null;
  return (
    <div className="host-Page">
      <h1>{shell.pages.cookiePolicy}</h1>
      {/* OneTrust and compatible consent managers write their policy into this element. */}
      {cookiePolicyUrl !== undefined && !isFailed && <div id="ot-sdk-cookie-policy" />}
      <p>{introduction}</p>
      {/* The table is focusable, so that keys can scroll it: it is wider than a phone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="host-scroller" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[name, place, purpose, kept].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, ...cells]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{hasFlags ? texts.othersWithFlags : texts.others}</p>
      {consents !== null && <ConsentChoice />}
    </div>
  );
}
