import { useEffect, useState } from 'react';
import { type AssayVersion, countQuery, type Menu } from 'ssm-core';
import { clauseOfSearch } from 'ssm-core/internal';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';

export interface OtherVersionProps {
  readonly menu: Pick<Menu, 'showVersion'>;
  /** The version whose menu has nothing for the search. */
  readonly version: AssayVersion;
  /** As typed. */
  readonly search: string;
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

/** The server is asked once for what stands still that long. */
const askAfterMs = 400;

/** Says how many reagents the other assay version has for a search that finds nothing, and shows them; nothing where it has none. */
export function OtherVersion({ menu, version, search, onChosen }: OtherVersionProps) {
  const { client, requestPath, strings, countText } = useSsm();
  const other: AssayVersion = version === 'V_7K' ? 'V_11K' : 'V_7K';
  const clause = clauseOfSearch(search);
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(search), askAfterMs);
    return () => clearTimeout(timer);
  }, [search]);
  const query = countQuery(client, { version: other, requestPath, clauses: clause === null ? [] : [clause] });
  const { data } = useSatQuery(query, { isEnabled: clause !== null && rested === search });
  const count = clause === null ? 0 : (data?.count ?? 0);
  if (count === 0) return null;
  const { inOtherVersion, showOtherVersion } = strings.menu;
  const name = strings.version[other];
  return (
    <div className="ssm-MenuTable-near" data-part="OtherVersion" role="status">
      <span>{inOtherVersion(name, count, countText(count))}</span>
      <Button
        size="small"
        onPress={() => {
          menu.showVersion(other);
          onChosen?.(other);
        }}
      >
        {showOtherVersion(name)}
      </Button>
    </div>
  );
}
