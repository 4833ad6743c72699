import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Markdown, safeHref } from './Markdown.tsx';

function drawn(text: string): HTMLElement {
  const { container } = renderInProvider(<Markdown text={text} topLevel={3} />);
  return container.querySelector('[data-component=Markdown]') as HTMLElement;
}

const hostile = `
# <script>window.broken = 1</script>

<img src="https://evil.example/a.png" onerror="window.broken = 2">

Text <b onclick="window.broken = 3">bold</b> <iframe src="https://evil.example/"></iframe>

[one](javascript:window.broken=4) [two](JaVaScRiPt:alert(1)) [three](data:text/html,<script>alert(1)</script>)
[four](vbscript:msgbox) [five](<java
script:alert(1)>) [six](//evil.example/x) [seven](\\\\evil.example/x) [eight](&#106;avascript:alert(1))
[nine](file:///etc/passwd) <javascript:alert(1)>

![pixel](https://evil.example/pixel.png) ![shot](/own.png "title")

| a <script>1</script> |
|---|
| <img src=x onerror=alert(1)> |

<style>* { display: none }</style>

<!-- a comment -->

\`\`\`html
<script>window.broken = 5</script>
\`\`\`
`;

describe('Markdown', () => {
  test('shows scripts, handlers, frames, styles and images in a text as text, and neither runs nor loads them', () => {
    const asked: string[] = [];
    const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    const element = drawn(hostile);
    observer.disconnect();
    const tags = new Set([...element.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()));
    const handlers = [...element.querySelectorAll('*')].flatMap((each) =>
      [...each.attributes].filter(({ name }) => name.startsWith('on') || name === 'src' || name === 'style'),
    );
    const links = [...element.querySelectorAll('a')].map(({ textContent, protocol, host }) => [
      textContent,
      protocol,
      host,
    ]);
    expect({
      dangerous: [...tags].filter((tag) => /^(script|img|iframe|style|b|object|embed|svg)$/.test(tag)),
      handlers,
      ran: 'broken' in window,
      asked: asked.filter((name) => name.includes('evil.example')),
      leaving: links.filter(([, protocol, host]) => protocol !== location.protocol || host !== location.host),
    }).toEqual({ dangerous: [], handlers: [], ran: false, asked: [], leaving: [] });
    expect(element.textContent).toContain('<img src="https://evil.example/a.png" onerror="window.broken = 2">');
    expect(element.textContent).toContain('pixel shot');
  });

  test.each([
    ['https://example.org/a?b=1#c', true],
    ['http://example.org', true],
    ['mailto:help@example.org', true],
    ['/my-panels', true],
    ['other?x=1', true],
    ['#1-2-0', true],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    [' data:text/html,x', false],
    ['blob:https://example.org/1', false],
    ['ftp://example.org', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['\t//evil.example', false],
    ['https://', false],
  ])('the link to %j stays a link: %s', (href, isKept) => {
    expect(safeHref(href)).toBe(isKept ? href : undefined);
  });

  test('renders headings, lists, tables, code, emphasis and entities', async () => {
    const element = drawn(
      [
        '## One &amp; *two*',
        'A **strong** ~~wrong~~ `a < b` word \\* &copy; &#946; &unknown;  \nnext',
        '3. three\n4. four',
        '- [x] done\n- [ ] open\n  - inner',
        '| Version | Rows |\n|:--|--:|\n| 7K | 7,596 |',
        '> quoted',
        '```\ncode & more\n```',
        '### Below',
        '[site](https://example.org) [here](/my-panels) help@example.org',
        '---',
      ].join('\n\n'),
    );
    const region = within(element).getByRole('region', { name: 'Version, Rows' });
    expect({
      headings: screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
      paragraph: element.querySelector('p')?.innerHTML,
      numbered: [element.querySelector('ol')?.start, element.querySelector('ol')?.innerText],
      tasks: element.querySelector('ul')?.innerText.replaceAll(/\s*\n\s*/g, '|'),
      table: [...region.querySelectorAll('th, td')].map((cell) => [
        cell.textContent,
        (cell as HTMLElement).style.textAlign,
      ]),
      quoted: element.querySelector('blockquote')?.innerText,
      code: element.querySelector('pre')?.textContent,
      links: [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href'), link.rel]),
    }).toEqual({
      headings: [
        ['H3', 'One & two'],
        ['H4', 'Below'],
      ],
      paragraph: 'A <strong>strong</strong> <del>wrong</del> <code>a &lt; b</code> word * © β &amp;unknown;<br>next',
      numbered: [3, 'three\nfour'],
      tasks: '☑ done|☐ open|inner',
      table: [
        ['Version', 'start'],
        ['Rows', 'end'],
        ['7K', 'start'],
        ['7,596', 'end'],
      ],
      quoted: 'quoted',
      code: 'code & more',
      links: [
        ['site', 'https://example.org', 'noopener noreferrer'],
        ['here', '/my-panels', ''],
        ['help@example.org', 'mailto:help@example.org', 'noopener noreferrer'],
      ],
    });
    expect(await axeFindings(element)).toEqual([]);
  });
});
