/** <assay-menu version="V_11K"></assay-menu>: the menu in a shadow root, for a page of any framework. */
import { createRoot, type Root } from 'react-dom/client';
import { createSatClient, defaultMenuView } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';
import styles from 'ssm-react/styles.css?inline';

const client = createSatClient({ baseUrl: '/sat' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

class AssayMenuElement extends HTMLElement {
  #root: Root | undefined;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    const version = this.getAttribute('version') === 'V_11K' ? 'V_11K' : 'V_7K';
    this.#root = createRoot(shadow);
    this.#root.render(
      <SsmProvider client={client}>
        <MenuTable defaultView={{ ...defaultMenuView, version }} height="320px" />
      </SsmProvider>,
    );
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }
}

customElements.define('assay-menu', AssayMenuElement);
