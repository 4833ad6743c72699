import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { type AssayVersion, assayVersions, type Catalogue, catalogueQuery } from 'ssm-core';
import { type Product, productQuery } from 'ssm-core/internal';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { createDateText, type DateText } from '../../strings/dateText.ts';
import { type AboutTexts, about } from '../../strings/en/about.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useToasts } from '../../ui/UiContext.ts';

interface DataSource {
  readonly key: keyof AboutTexts['data']['sources'];
  readonly name: string;
  /** The licence. Null if the source is in the public domain. */
  readonly licence: string | null;
}

const dataSources: readonly DataSource[] = [
  { key: 'examples', name: 'SomaLogic, Standard BioTools, Illumina', licence: 'MIT' },
  { key: 'wikiPathways', name: 'WikiPathways', licence: 'CC0' },
  { key: 'reactome', name: 'Reactome', licence: 'CC0' },
  { key: 'diseases', name: 'DISEASES, Jensen Lab', licence: 'CC BY 4.0' },
  { key: 'diseaseOntology', name: 'Disease Ontology', licence: 'CC BY 3.0, CC0' },
  { key: 'geneOntology', name: 'Gene Ontology', licence: 'CC BY 4.0' },
  { key: 'uniProt', name: 'UniProt', licence: 'CC BY 4.0' },
  { key: 'hgnc', name: 'HGNC', licence: 'CC0' },
  { key: 'ncbiGene', name: 'NCBI Gene', licence: null },
  { key: 'mesh', name: 'NLM MeSH', licence: 'CC0' },
];

export interface AboutPageProps {
  /** Address of the server's release information, such as `/health`. */
  readonly productAddress: string;
}

/** Shows the release, the catalogues and the data sources. The user can copy release and catalogues for support. */
export function AboutPage(props: AboutPageProps) {
  return (
    <FeatureBoundary>
      <LiveAboutPage {...props} />
    </FeatureBoundary>
  );
}

type Fact = readonly [label: string, value: string];

function productFacts({ version, commit, profile }: Product, { product: texts }: AboutTexts): readonly Fact[] {
  return [
    [texts.version, version ?? texts.unknown],
    [texts.commit, commit ?? texts.unknown],
    [texts.profile, profile === undefined ? texts.unknown : texts.profiles[profile]],
  ];
}

function catalogueFacts(
  { label, revision, loaded, total, isDemo }: Catalogue,
  { catalogues: texts }: AboutTexts,
  { countText, timeText }: Readonly<Record<'countText', (count: number) => string>> & { timeText: DateText },
): readonly Fact[] {
  return [
    [texts.name, label],
    [texts.revision, revision],
    // A demo catalogue has a date, but no time at which it was loaded.
    [texts.loaded, timeText(isDemo ? loaded.slice(0, 10) : loaded)],
    [texts.reagents, countText(total)],
    [texts.origin, isDemo ? texts.demo : texts.ofFiles],
  ];
}

function useTimeText(): DateText {
  const { locale } = useSsm();
  return useMemo(() => createDateText(locale, { dateStyle: 'long', timeStyle: 'short' }), [locale]);
}

function useCatalogue(version: AssayVersion) {
  const { client, requestPath } = useSsm();
  return useSatQuery(catalogueQuery(client, { version, requestPath }));
}

function LiveAboutPage({ productAddress }: AboutPageProps) {
  const { strings, countText } = useSsm();
  const texts = useLateTexts('about', about);
  const timeText = useTimeText();
  const { show } = useToasts();
  const product = useSatQuery(productQuery(productAddress));
  const catalogues = { V_7K: useCatalogue('V_7K'), V_11K: useCatalogue('V_11K') };
  const ofProduct = product.data && productFacts(product.data, texts);
  const factsOf = (version: AssayVersion) => {
    const { data } = catalogues[version];
    return data && catalogueFacts(data, texts, { countText, timeText });
  };

  async function copy(): Promise<void> {
    const parts = [
      [texts.product.title, ofProduct],
      ...assayVersions.map((version) => [strings.version[version], factsOf(version)] as const),
    ] as const;
    const lines = parts.flatMap(([title, facts = []]) => [
      title,
      ...facts.map(([label, value]) => `${label}: ${value}`),
    ]);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      show({ kind: 'success', text: texts.copied });
    } catch {
      show({ kind: 'warning', text: texts.copyByHand });
    }
  }

  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  const isComplete = ofProduct !== undefined && assayVersions.every((version) => !catalogues[version].isPending);
  return (
    <div
      ref={frame}
      className="ssm-MenuPage ssm-About"
      data-component="AboutPage"
      aria-busy={!isComplete}
      {...restoredFocus}
    >
      <h1 className="ssm-MenuPage-title">{strings.shell.pages.about}</h1>
      <p>{texts.introduction}</p>
      <p>
        <Button isDisabled={!isComplete} onPress={() => void copy()}>
          {texts.copy}
        </Button>
      </p>
      <Section title={texts.product.title}>
        {product.error !== null && (
          <FailureNotice error={product.error} className="ssm-Panels-notice" onRetry={() => void product.refetch()} />
        )}
        {product.isPending && <Progress label={texts.product.loading} />}
        {ofProduct !== undefined && <Facts facts={ofProduct} />}
      </Section>
      <Section title={texts.catalogues.title}>
        {assayVersions.map((version) => (
          <Fragment key={version}>
            <h3>{strings.version[version]}</h3>
            <CatalogueInUse query={catalogues[version]} facts={factsOf(version)} name={strings.version[version]} />
          </Fragment>
        ))}
      </Section>
      <Section title={texts.data.title}>
        <p>{texts.data.introduction}</p>
        <DataSources texts={texts.data} />
      </Section>
      <Section title={texts.software.title}>
        <p>{texts.software.text}</p>
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="ssm-About-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CatalogueInUseProps {
  readonly query: ReturnType<typeof useCatalogue>;
  readonly facts: readonly Fact[] | undefined;
  readonly name: string;
}

function CatalogueInUse({ query: { data, error, isPending, refetch }, facts, name }: CatalogueInUseProps) {
  const { catalogues: texts } = useLateTexts('about', about);
  if (isPending) return <Progress label={texts.loading(name)} />;
  if (error !== null || data === undefined || facts === undefined) {
    return error === null ? null : (
      <FailureNotice error={error} className="ssm-Panels-notice" onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <Facts facts={facts} />
      {data.sources.length > 0 && (
        <>
          <h4>{texts.beside}</h4>
          <ul>
            {data.sources.map(({ file, source, licence }) => (
              <li key={file}>{texts.file(file, source ?? texts.noSource, licence ?? texts.noLicence)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function DataSources({ texts }: { readonly texts: AboutTexts['data'] }) {
  return (
    <table className="ssm-About-sources">
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[texts.name, texts.gives, texts.licence].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dataSources.map(({ key, name, licence }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{texts.sources[key]}</td>
            <td>{licence ?? texts.publicDomain}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
