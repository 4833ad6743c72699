import type { Kysely } from 'kysely';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { readReport } from '../revisions/earlierRevision.ts';
import type { EncodedRevision, PartRole, RevisionPart } from '../revisions/revisionCodec.ts';
import type { Database } from '../schema/schema.ts';
import type { RevisionSummary } from '../store.ts';

/** Much less than any supported database allows for a statement. */
const statementBytes = 1024 * 1024;

function batches(parts: readonly RevisionPart[]): readonly (readonly (readonly [number, RevisionPart])[])[] {
  const all: (readonly [number, RevisionPart])[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  parts.forEach((part, position) => {
    if (bytes + part.payload.length > statementBytes) {
      all.push([]);
      bytes = 0;
    }
    bytes += part.payload.length;
    all.at(-1)?.push([position, part]);
  });
  return all;
}

export async function insertRevision(database: Kysely<Database>, { head, parts }: EncodedRevision): Promise<void> {
  const { revision } = head;
  const inserted = await database
    .insertInto('catalogue_revision')
    .values({
      revision,
      version: head.version,
      label: JSON.stringify(head.label),
      is_demo: head.isDemo,
      created: head.created,
      record_count: head.recordCount,
      menu_count: head.menuCount,
      derived: JSON.stringify(head.derivedFrom),
      report: JSON.stringify(head.report),
    })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .returning('revision')
    .execute();
  if (inserted.length === 0) return;
  for (const batch of batches(parts)) {
    await database
      .insertInto('catalogue_column')
      .values(
        batch.map(([position, { role, name, kind, payload }]) => ({
          revision,
          position,
          role,
          name: JSON.stringify(name),
          kind,
          payload,
        })),
      )
      .execute();
  }
}

/** Activates a revision. With `isKept`, a revision that is already active stays active. */
export async function setActive(
  database: Kysely<Database>,
  version: AssayVersion,
  revision: string,
  isKept: boolean,
): Promise<void> {
  await database
    .insertInto('catalogue_active')
    .values({ version, revision })
    .onConflict((conflict) => {
      const onVersion = conflict.column('version');
      return isKept ? onVersion.doNothing() : onVersion.doUpdateSet({ revision });
    })
    .execute();
}

export async function selectActive(database: Kysely<Database>): Promise<Partial<Record<AssayVersion, string>>> {
  const rows = await database.selectFrom('catalogue_active').selectAll().execute();
  return Object.fromEntries(rows.map(({ version, revision }) => [version, revision]));
}

export async function selectSummaries(
  database: Kysely<Database>,
  revision?: string,
): Promise<readonly RevisionSummary[]> {
  let query = database
    .selectFrom('catalogue_revision')
    .leftJoin('catalogue_active', 'catalogue_active.revision', 'catalogue_revision.revision')
    .select([
      'catalogue_revision.revision as revision',
      'catalogue_revision.version as version',
      'label',
      'is_demo',
      'created',
      'record_count',
      'menu_count',
      'report',
      'catalogue_active.revision as active',
    ])
    .orderBy('catalogue_revision.version', 'desc')
    .orderBy('created')
    .orderBy('catalogue_revision.revision');
  if (revision !== undefined) query = query.where('catalogue_revision.revision', '=', revision);
  const rows = await query.execute();
  return rows.map((row) => ({
    revision: row.revision,
    version: row.version as AssayVersion,
    label: JSON.parse(row.label) as string,
    isDemo: row.is_demo,
    created: row.created,
    recordCount: row.record_count,
    menuCount: row.menu_count,
    isActive: row.active !== null,
    sources: readReport(row.report).sources,
  }));
}

/** Reads a few parts at a time, so that other queries can use the embedded database's one session in between. */
const partsAtOnce = 8;

async function selectParts(
  database: Kysely<Database>,
  revision: string,
  withKnowledge: boolean,
): Promise<readonly RevisionPart[]> {
  const parts: RevisionPart[] = [];
  for (let last = -1; ; ) {
    const rows = await database
      .selectFrom('catalogue_column')
      .select(['position', 'role', 'name', 'kind', 'payload'])
      .where('revision', '=', revision)
      .where('position', '>', last)
      .where('role', '!=', withKnowledge ? '' : 'knowledge')
      .orderBy('position')
      .limit(partsAtOnce)
      .execute();
    for (const { role, name, kind, payload } of rows) {
      parts.push({
        role: role as PartRole,
        name: JSON.parse(name) as string,
        kind: kind as RevisionPart['kind'],
        payload,
      });
    }
    if (rows.length < partsAtOnce) return parts;
    last = rows.at(-1)?.position ?? last;
  }
}

export async function selectRevision(
  database: Kysely<Database>,
  revision: string,
  withKnowledge = true,
): Promise<EncodedRevision | undefined> {
  const row = await database
    .selectFrom('catalogue_revision')
    .selectAll()
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    head: {
      revision,
      version: row.version as AssayVersion,
      isDemo: row.is_demo,
      label: JSON.parse(row.label) as string,
      created: row.created,
      recordCount: row.record_count,
      menuCount: row.menu_count,
      derivedFrom: JSON.parse(row.derived) as [ColumnKey, string][],
      report: readReport(row.report),
    },
    parts: await selectParts(database, revision, withKnowledge),
  };
}
