// Generated from openapi/sat.yaml by `npm run gen`. Do not edit.
export interface paths {
    readonly "/menuquery/{reqPath}/somamer/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The analytes of a version, all or filtered
         * @description As `application/json`, a list of analytes: every column key of the version, null where
         *     nothing is known, lists as arrays. As `application/vnd.ssm.columns+json`, the same
         *     analytes as one array a column. Both are in catalogue order, which is by SeqId.
         *     A long catalogue may be asked for in parts, by `offset` and `limit`; parts of one revision are one catalogue.
         *     The ETag is strong and depends on the catalogue revision, the filters, the columns and the part.
         */
        readonly get: operations["searchAnalytes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/somamer/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many analytes a filter leaves, all together and clause by clause */
        readonly get: operations["countAnalytes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/somamer/{seqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The spec sheet of one reagent
         * @description Everything that the version says of a reagent, with the catalogue around it: where each of its measures lies among
         *     those of all reagents, the other reagents of its protein, and the sets of genes that it is in. `search` and `count`
         *     are the operations above. A SeqId that is not on the menu is 404 `analyte_not_found`, and a text that is none is
         *     400: both name in `nearest` what may have been meant, and the former in `otherVersion` the version that has it.
         *     The ETag is strong and depends on the catalogues in use of both versions.
         */
        readonly get: operations["getAnalyte"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/field/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Values of a filter's field that contain a text
         * @description Values that begin with the term come first, then values that contain it, each group in
         *     natural order. Case and accents are ignored.
         */
        readonly get: operations["suggestValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/catalogue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which catalogue is in use, and what its columns hold */
        readonly get: operations["describeCatalogue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/collection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Curated collections, and how much of each either assay version measures
         * @description The twenty browse topics, whether a set of genes was loaded for them or not, or every other set of genes that
         *     the operator loaded. Genes are told apart by their Entrez id; one that has none is known by its symbol.
         *     Topics come in the order in which they are browsed, other sets by category and name.
         */
        readonly get: operations["listCollections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/jwt/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who the access token says you are
         * @description 401 when the token must not be believed: forged, expired, for another audience, or signed out.
         *     503 while the identity provider's keys cannot be had; the token may still be good.
         */
        readonly get: operations["validateToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/jwt/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends the access token
         * @description The token is refused from now on, by every server of the same database. It takes no body. A token that is
         *     no longer valid answers 401, which means the same to the caller: signed out.
         */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/download/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A workbook to fill in, for an import or a bulk search */
        readonly get: operations["downloadTemplate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/bulk/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Which reagents the rows of a workbook name, to show them
         * @description See importAnalytes, whose answer this is.
         */
        readonly post: operations["bulkSearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Which reagents the rows of a workbook name, to add them
         * @description Every row of every sheet with a cell in it gets exactly one answer, in the order of the file. SeqIds, UniProt
         *     accessions, gene symbols, target names and the other kinds of IdentifierKind are recognised, alone or in columns
         *     that are named or known by what they hold, with the header in any of the first 20 rows; `layout` says it instead.
         *     Nothing is kept; whoever calls adds what it chooses.
         */
        readonly post: operations["importAnalytes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/import/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The sheets of a workbook, their first rows, and which columns are read
         * @description For a person to look at and to change; what is changed is sent as `layout` beside the file.
         */
        readonly post: operations["previewWorkbook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/column": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The columns that a person prefers for all tables
         * @description What was saved here, else what the access token's preferredCols says; empty when neither does.
         */
        readonly get: operations["getColumns"];
        /** Saves the columns that a person prefers for all tables */
        readonly put: operations["saveColumns"];
        /** The same as saveColumns, for clients that cannot PUT */
        readonly post: operations["saveColumnsByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/panel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The panels of a person, by pages */
        readonly get: operations["listPanels"];
        readonly put?: never;
        /**
         * Saves a new panel
         * @description With an `Idempotency-Key` the call can be repeated safely for at least 24 hours: the same key and body answer
         *     the panel that was made, the same key with another body is 409. A name that another panel of the person has,
         *     in whatever case, is 409 and names that panel. The body may have 6 MiB, most of which are `sources`.
         */
        readonly post: operations["createPanel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A panel, as it is or as an earlier save left it
         * @description Another person's panel is 404, as one that there is not.
         */
        readonly get: operations["getPanel"];
        /**
         * Saves a panel as its next version
         * @description What differs in nothing from the newest version makes no new one. `If-Match` is required (428); when the panel
         *     has changed since, 412 tells its current number and ETag. Sent for a deleted panel with the ETag that the
         *     deletion answered, it brings the panel back with all its versions, for 30 days unless its room is needed
         *     before. `sources` are added to those that the panel has, which stay as they are, whatever is saved; with a body that makes no new version they are
         *     added to the newest one, and its ETag stays. The body may have 6 MiB. SeqIds that are not on the menu are refused but
         *     those of the newest version, and of the one that `restores` names.
         *     A weak ETag, as a proxy that compresses makes it (`W/"…"`), is taken for the strong one, here and by
         *     deletePanel. RFC 9110 has If-Match compare strongly, which would make every save behind such a proxy a 412. It is
         *     safe here, and deliberate: the ETag of a panel is an opaque name of its newest version or its deletion, and says
         *     nothing of the bytes of an answer: two versions never share one, however they are compressed.
         */
        readonly put: operations["savePanel"];
        readonly post?: never;
        /** Deletes a panel; savePanel can bring it back */
        readonly delete: operations["deletePanel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every save of a panel, the newest first, by pages */
        readonly get: operations["listPanelVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/source": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The imported lists that a panel was made from, with what was decided of every row
         * @description Those of a version and of all before it, in the order in which they were saved. Another person's panel is 404,
         *     as one that there is not.
         */
        readonly get: operations["listPanelSources"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The files that can be downloaded, by category
         * @description By the index of the operator's folder; without one, what the server makes of the catalogues in use. A file that is listed and
         *     cannot be downloaded stays in the list, and its `problem` says why.
         */
        readonly get: operations["listFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/file/{fileId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A file, or a part of it
         * @description The ETag is strong: it is the SHA-256 of the file, in quotes. One range of bytes is answered by 206, one that begins beyond the
         *     end by 416, several and what is none by the whole file; with `If-Range` only while the file is the same. `If-Match` that names
         *     another state is 412. A file that is listed and gone is 404, one that is not what the index says is 409. A file that
         *     changes while it is sent ends the connection before its `Content-Length`.
         */
        readonly get: operations["downloadFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/release-note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What each release brought, the newest first
         * @description From the operator's folder; the product's own without one. A note that cannot be read is left out and logged.
         */
        readonly get: operations["listReleaseNotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process answers */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A catalogue is loaded for each version and storage answers */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/config.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is set about the application
         * @description Read once by the application before anything else. It holds no secret.
         */
        readonly get: operations["getSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ofrep/v1/evaluate/flags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Every flag, by the OpenFeature Remote Evaluation Protocol
         * @description Ask again every second or two with If-None-Match: 304 while nothing has changed. The evaluation context may hold
         *     `targetingKey` and any attribute, such as `project`; these flags are the same for everyone.
         */
        readonly post: operations["evaluateFlags"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ofrep/v1/evaluate/flags/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One flag, by the OpenFeature Remote Evaluation Protocol */
        readonly post: operations["evaluateFlag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly RequestPath: "public" | "secured";
        /** @enum {string} */
        readonly AssayVersion: "V_7K" | "V_11K";
        /** @description Names one immutable catalogue; the same bytes for ever */
        readonly Revision: string;
        /** @description Names all that answers of a version depend on */
        readonly Edition: string;
        /** @enum {string} */
        readonly ColumnKey: "seqId" | "fullName" | "targetName" | "uniProtId" | "entrezGeneName" | "fixedPanels" | "bufferMS" | "dilutionGroup" | "selexTargetAminoAcidRange" | "loDb" | "signalToNoisePlasma" | "totalCVPlasma" | "correlationPlasma" | "fStatPlasma" | "medianNormalPlasma" | "signalToNoiseSerum" | "totalCVSerum" | "correlationSerum" | "fStatSerum" | "medianNormalSerum" | "characterizationInfo" | "orthogonalStrategies" | "mrmMsData" | "ddaMsData" | "pQtl" | "mousePlasmaBin" | "mousePlasmaFstat" | "diseases" | "pathways";
        /** @enum {string} */
        readonly FilterKey: "v11Only" | "seqId" | "fullName" | "targetName" | "uniProtId" | "entrezGeneName" | "fixedPanels" | "dilGroup" | "loDb" | "sigNoisePlasma" | "bufferMS" | "totalCvPlasma" | "corrPlasma" | "fStatPlasma" | "medNormPlasma" | "sigNoiseSerum" | "totalCvSerum" | "corrSerum" | "fStatSerum" | "medNormSerum" | "goBioProcess" | "goMoleFunc" | "goCellComp" | "mesh" | "pubs" | "charInfo" | "mousePlasmaBin" | "mousePlasmaFstat" | "apparentKd" | "disgenet" | "diseases" | "pathways";
        readonly NullableText: string | null;
        readonly NullableNumber: number | null;
        readonly NullableBoolean: boolean | null;
        readonly NullableList: readonly string[] | null;
        /**
         * @description One SOMAmer reagent. A search without `fields` answers every column key of the version;
         *     mousePlasmaBin and mousePlasmaFstat belong to V_7K alone.
         */
        readonly Analyte: {
            /** @description Identifies the reagent, as 10000-28 */
            readonly seqId: string;
            readonly fullName?: components["schemas"]["NullableText"];
            readonly targetName?: components["schemas"]["NullableText"];
            readonly uniProtId?: components["schemas"]["NullableList"];
            readonly entrezGeneName?: components["schemas"]["NullableList"];
            readonly fixedPanels?: components["schemas"]["NullableList"];
            readonly bufferMS?: components["schemas"]["NullableBoolean"];
            readonly dilutionGroup?: components["schemas"]["NullableText"];
            readonly selexTargetAminoAcidRange?: components["schemas"]["NullableText"];
            readonly loDb?: components["schemas"]["NullableNumber"];
            readonly signalToNoisePlasma?: components["schemas"]["NullableNumber"];
            readonly totalCVPlasma?: components["schemas"]["NullableNumber"];
            readonly correlationPlasma?: components["schemas"]["NullableNumber"];
            readonly fStatPlasma?: components["schemas"]["NullableNumber"];
            readonly medianNormalPlasma?: components["schemas"]["NullableNumber"];
            readonly signalToNoiseSerum?: components["schemas"]["NullableNumber"];
            readonly totalCVSerum?: components["schemas"]["NullableNumber"];
            readonly correlationSerum?: components["schemas"]["NullableNumber"];
            readonly fStatSerum?: components["schemas"]["NullableNumber"];
            readonly medianNormalSerum?: components["schemas"]["NullableNumber"];
            readonly characterizationInfo?: components["schemas"]["NullableText"];
            readonly orthogonalStrategies?: components["schemas"]["NullableText"];
            readonly mrmMsData?: components["schemas"]["NullableText"];
            readonly ddaMsData?: components["schemas"]["NullableText"];
            readonly pQtl?: components["schemas"]["NullableText"];
            readonly mousePlasmaBin?: components["schemas"]["NullableText"];
            readonly mousePlasmaFstat?: components["schemas"]["NullableNumber"];
            readonly diseases?: components["schemas"]["NullableList"];
            readonly pathways?: components["schemas"]["NullableList"];
            /**
             * @description What the reagent is also called: other and earlier symbols of its genes, by the tables that the catalogue was loaded
             *     with, and its SomaIds. Where it is of several genes, the symbol that a name stands for follows behind a tab.
             */
            readonly otherNames?: components["schemas"]["NullableList"];
        };
        /**
         * @description Analytes as columns. Columns are named by short key and are all `count` long. Repeated
         *     text stands once in `dictionary`, and `codes` point into it, -1 where nothing is known.
         *     Items of a list are joined by U+001F.
         */
        readonly AnalyteColumns: {
            /** @constant */
            readonly format: 1;
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            readonly edition?: components["schemas"]["Edition"];
            readonly isDemo: boolean;
            /** @description Analytes on the menu of the version */
            readonly total: number;
            /** @description Analytes in this answer */
            readonly count: number;
            readonly columns: {
                readonly [key: string]: components["schemas"]["PackedColumn"];
            };
        };
        readonly PackedColumn: components["schemas"]["PackedValues"] | components["schemas"]["PackedDictionary"] | components["schemas"]["PackedNumbers"] | components["schemas"]["PackedBooleans"];
        readonly PackedValues: {
            /** @enum {string} */
            readonly kind: "text" | "list";
            readonly values: readonly components["schemas"]["NullableText"][];
        };
        readonly PackedDictionary: {
            /** @enum {string} */
            readonly kind: "text" | "list";
            readonly dictionary: readonly string[];
            readonly codes: readonly number[];
        };
        readonly PackedNumbers: {
            /** @constant */
            readonly kind: "number";
            readonly values: readonly components["schemas"]["NullableNumber"][];
        };
        readonly PackedBooleans: {
            /** @constant */
            readonly kind: "boolean";
            readonly values: readonly components["schemas"]["NullableBoolean"][];
        };
        /** @description One reagent on the menu of a version, and the catalogue around it */
        readonly AnalyteSheet: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Generated by the project, not measured */
            readonly isDemo: boolean;
            /** @description With every column key of the version */
            readonly analyte: components["schemas"]["Analyte"];
            /**
             * @description The same SeqId on the menu of the other version; null where it is not there, and where one of the two
             *     catalogues is generated and the other is not
             */
            readonly otherVersion: components["schemas"]["AnalyteInVersion"] | null;
            /** @description What the catalogue of the other version says of the reagent, where that no longer offers it */
            readonly withdrawnByOther?: components["schemas"]["WithdrawnReagent"];
            /** @description Null where the operator loaded no table of factors between versions that has the reagent */
            readonly lift: components["schemas"]["AnalyteLift"] | null;
            /**
             * @description The other reagents of the version that have a UniProt accession in common with this one, or, where one of the
             *     two has no accession, an Entrez gene symbol; in the catalogue's order
             */
            readonly reagents: readonly components["schemas"]["SharingReagent"][];
            /** @description Every column of numbers of the version, in the catalogue's order */
            readonly measures: readonly components["schemas"]["AnalyteMeasure"][];
            /** @description Every set of genes that the reagent is in, by column, then topics as they are browsed and terms by text */
            readonly memberships: readonly components["schemas"]["SetMembership"][];
        };
        readonly AnalyteInVersion: {
            readonly version: components["schemas"]["AssayVersion"];
            /** @description With every column key of that version */
            readonly analyte: components["schemas"]["Analyte"];
        };
        readonly AnalyteLift: {
            readonly plasma: components["schemas"]["LiftFactors"];
            readonly serum: components["schemas"]["LiftFactors"];
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
        };
        /** @description What brings a reagent's values of one version to the scale of the other, in one kind of sample */
        readonly LiftFactors: {
            /** @description The factor from 11K to 7K; null where it is not known */
            readonly scaleTo7k: number | null;
            /** @description The factor from 7K to 11K; null where it is not known */
            readonly scaleTo11k: number | null;
            /** @description Lin's concordance of the two versions; null where it is not known */
            readonly ccc: number | null;
        };
        readonly SharingReagent: {
            /** @description With every column key of the version */
            readonly analyte: components["schemas"]["Analyte"];
            readonly sharedBy: {
                /** @enum {string} */
                readonly column: "uniProtId" | "entrezGeneName";
                /** @description The accessions or symbols in common, in the order of the reagent of the sheet */
                readonly values: readonly string[];
            };
        };
        /** @description A column of numbers over the whole menu, and where the reagent lies in it */
        readonly AnalyteMeasure: {
            readonly column: components["schemas"]["ColumnKey"];
            /** @description The measure that fills this column in place of its own, as its file names it */
            readonly derivedFrom: string | null;
            /** @description The name of the file that holds that measure; left out where the record does not tell */
            readonly derivedFile?: string;
            /** @description Reagents with a value */
            readonly count: number;
            /** @description Reagents without */
            readonly missing: number;
            /** @description Null of a column without values, as what follows */
            readonly minimum: number | null;
            readonly lowerQuartile: components["schemas"]["NullableNumber"];
            readonly median: components["schemas"]["NullableNumber"];
            readonly upperQuartile: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /**
             * @description Whether the bins are of one width or of one ratio. The first bin of a log scale reaches down to the least value,
             *     also where that is zero or less.
             * @enum {string}
             */
            readonly scale: "linear" | "log";
            /** @description In order and without gaps; their counts add up to `count`. None of a column without values. */
            readonly bins: readonly components["schemas"]["MeasureBin"][];
            /** @description Of the reagent; null where it is not known */
            readonly value: number | null;
            /** @description Reagents with a lower value; null where its own is not known */
            readonly below: number | null;
            /** @description Reagents with the same value, itself included; null where its own is not known */
            readonly equal: number | null;
        };
        readonly MeasureBin: {
            /** @description The least value that it takes */
            readonly from: number;
            /** @description Taken by the next bin; the last bin takes it itself */
            readonly to: number;
            readonly count: number;
        };
        readonly SetMembership: {
            /** @enum {string} */
            readonly column: "diseases" | "pathways" | "goBioProcess" | "goMoleFunc" | "goCellComp" | "mesh";
            /** @description The topic's name, or the term */
            readonly name: string;
            /** @description What a filter sends for a browse topic, as `mapk`; null of a term */
            readonly param: string | null;
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
            /** @description When it was published, as the file writes it; null where it does not say */
            readonly date: string | null;
        };
        /** @description Who published it, as the file or the operator says; null where neither does */
        readonly SaidSource: string | null;
        /** @description Null where it is not said */
        readonly SaidLicence: string | null;
        readonly AnalyteCount: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Analytes on the menu of the version */
            readonly total: number;
            /** @description Analytes that satisfy every clause */
            readonly count: number;
            /** @description One entry a clause, in the order given */
            readonly clauses: readonly components["schemas"]["ClauseCount"][];
        };
        readonly ClauseCount: {
            /** @description Analytes this clause alone leaves */
            readonly alone: number;
            /** @description Analytes left after this clause and all before it */
            readonly left: number;
            /** @description Analytes whose value for this clause is not known */
            readonly missing: number;
        };
        readonly Suggestion: {
            readonly value: string;
            /** @description Analytes that have this value */
            readonly count: number;
            /** @description Another name of analytes with this value, which holds the text or is near to it; absent where the value does */
            readonly otherName?: string;
        };
        readonly Catalogue: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Generated by the project, not measured */
            readonly isDemo: boolean;
            /** @description What the operator calls it, by default the names of its files */
            readonly label: string;
            /**
             * Format: date-time
             * @description Midnight UTC of a demo catalogue's day
             */
            readonly loaded: string;
            /** @description Analytes on the menu */
            readonly total: number;
            /** @description Every column of the version, in the catalogue's order */
            readonly columns: readonly components["schemas"]["CatalogueColumn"][];
            /** @description Every filter that the version and the caller's role may use */
            readonly filters: readonly components["schemas"]["CatalogueCategory"][];
            /** @description The files beside the annotations that answers to lists and gene sets rest on, to be named with them */
            readonly sources: readonly components["schemas"]["CatalogueSource"][];
            /** @description Reagents that were on the menu and are no longer offered; absent from servers that do not tell them apart */
            readonly withdrawn?: readonly components["schemas"]["WithdrawnReagent"][];
            /** @description Reagents on this menu that the catalogue of the other version no longer offers, as that says; absent from servers that do not tell them apart */
            readonly withdrawnByOther?: readonly components["schemas"]["WithdrawnReagent"][];
        };
        readonly WithdrawnReagent: {
            readonly seqId: components["schemas"]["SeqId"];
            /** @enum {string} */
            readonly reason: "internal_use" | "deprecated";
            /** @description What it is today, as the file says; null where no name is given */
            readonly fullName: string | null;
            readonly targetName: string | null;
            /** @description The file and the header that say so, as `menu.tsv · Full.Name` */
            readonly source: string;
        };
        readonly CatalogueSource: {
            /** @description As the operator named it */
            readonly file: string;
            /**
             * @description Genes with their accessions; other names of genes; accessions that a later annotation replaced; accessions that UniProt replaced; genes of ids of Ensembl and RefSeq; which assay versions have a reagent; sets of genes
             * @enum {string}
             */
            readonly holds: "genes" | "aliases" | "accession_changes" | "secondary_accessions" | "gene_ids" | "lift" | "gene_sets";
            /** @description Lines that are used */
            readonly count: number;
            /** @description Who published it and when, as the file or the operator says; null where neither does */
            readonly source: string | null;
            /** @description Null where it is not said */
            readonly licence: string | null;
        };
        readonly CatalogueColumn: {
            readonly key: components["schemas"]["ColumnKey"];
            readonly shortKey: string;
            /** @description Analytes with a value; 0 when no file has the column, which hides it */
            readonly known: number;
            readonly minimum: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /** @description The measure that fills this column in place of its own, as its file names it */
            readonly derivedFrom: string | null;
            /** @description The name of the file that holds that measure; left out where the record does not tell */
            readonly derivedFile?: string;
        };
        readonly CatalogueCategory: {
            readonly key: components["schemas"]["FilterKey"];
            /** @description Analytes with a value; 0 hides the filter */
            readonly known: number;
            readonly minimum: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /** @description Every value with its count, for filters that choose from a list */
            readonly options: readonly components["schemas"]["Suggestion"][] | null;
        };
        /**
         * @description The filter that leaves the reagents of such a collection
         * @enum {string}
         */
        readonly CollectionCategory: "diseases" | "pathways" | "goBioProcess" | "goMoleFunc" | "goCellComp" | "mesh";
        readonly CollectionSource: {
            /** @description Who published the set; null where it is not said */
            readonly source: string | null;
            /** @description The year, month or day of its edition; null where the source does not say it */
            readonly date: string | null;
            /** @description Null where it is not said */
            readonly licence: string | null;
        };
        readonly CollectionVersion: {
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Genes of the set with a reagent on the menu of this version */
            readonly genes: number;
            /** @description Reagents on that menu for any of them */
            readonly reagents: number;
            /** @description Reagents whose column holds the param; 0 where the set was not loaded with this version */
            readonly filtered: number;
        };
        readonly CollectionGene: {
            /** @description As the set has it */
            readonly symbol: string;
            /** @description Null for a symbol that leads to no gene or to several */
            readonly entrezId: string | null;
            readonly seqIds: {
                readonly V_7K: readonly components["schemas"]["SeqId"][];
                readonly V_11K: readonly components["schemas"]["SeqId"][];
            };
        };
        readonly Collection: {
            /** @description URL-safe, the same as long as the set has its name */
            readonly id: string;
            readonly category: components["schemas"]["CollectionCategory"];
            /** @description The value of the filter */
            readonly param: string;
            readonly name: string;
            /** @description Its members were invented for the demo catalogue */
            readonly isDemo: boolean;
            /** @description Whether genes that no version measures are among the genes: false where the catalogue itself says what belongs to the set, or nothing does */
            readonly isWhole: boolean;
            /** @description Where the set comes from; empty for a topic for which no set was loaded */
            readonly sources: readonly components["schemas"]["CollectionSource"][];
            /** @description Genes of the set */
            readonly geneCount: number;
            /** @description For each version that has a catalogue */
            readonly versions: readonly components["schemas"]["CollectionVersion"][];
            /** @description In the order of their symbols; null unless they were asked for */
            readonly genes: readonly components["schemas"]["CollectionGene"][] | null;
        };
        readonly CollectionList: {
            readonly items: readonly components["schemas"]["Collection"][];
            /** @description Collections that category and search leave */
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        /**
         * @description In order of precedence, the lowest first
         * @enum {string}
         */
        readonly RoleTitle: "SSM-Public" | "SSM-Registered" | "SSM-Verified" | "Certified-Site" | "Certified-Site-Customer";
        readonly SignedInPerson: {
            /** @description The identity provider's stable name of the person */
            readonly sub: string;
            /** @description Empty when the token does not say */
            readonly email: string;
            /** @description As the token lists them, known or not */
            readonly roles: readonly string[];
            readonly role: components["schemas"]["RoleTitle"];
            /** @description Saved here, else of the token; empty when neither has any */
            readonly preferredCols: readonly components["schemas"]["ColumnKey"][];
            /**
             * Format: date-time
             * @description When the token ends
             */
            readonly expires: string;
        };
        readonly ColumnPreference: {
            readonly columns: readonly components["schemas"]["ColumnKey"][];
        };
        readonly PreferredColumns: {
            /** @description Empty while nothing is preferred */
            readonly columns: readonly components["schemas"]["ColumnKey"][];
        };
        /** @description Names a panel, URL-safe and not to be guessed */
        readonly PanelId: string;
        /** @description Names a reagent, as 10000-28 */
        readonly SeqId: string;
        readonly PanelContent: {
            /** @description 1 to 120 characters after trimming, without control characters; one panel of a person has it */
            readonly name: string;
            /** @description Up to 2,000 characters, without control characters other than line breaks; empty without */
            readonly description?: string;
            readonly version: components["schemas"]["AssayVersion"];
            /**
             * @description Reagents on the menu of the version, or of the panel's newest version, which may have left the menu since.
             *     One that is given twice counts where it stands first.
             */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /**
             * @description Imported lists that this save adds to those of the panel. One whose id the panel has is not added again, so
             *     that a save can be repeated.
             */
            readonly sources?: readonly components["schemas"]["PanelSource"][];
        };
        /** @description One imported list, with what was decided of each of its rows */
        readonly PanelSource: {
            /** @description Made by the client, URL-safe */
            readonly id: string;
            /** @description The file's name; null of a list that was pasted */
            readonly file: string | null;
            /**
             * Format: date-time
             * @description When its analytes were added, in UTC
             */
            readonly at: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Of the catalogue that answered; empty where it is not known */
            readonly catalogueRevision: string;
            /** @description In the order of the list */
            readonly rows: readonly components["schemas"]["PanelSourceRow"][];
        };
        readonly PanelSourceRow: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description The row's number in its sheet */
            readonly line: number;
            /** @description The strongest identifier of the row as it is written */
            readonly raw: string;
            /** @description What the reader made of that cell; null where nothing */
            readonly edited: string | null;
            readonly status: components["schemas"]["ImportStatus"];
            readonly reason: components["schemas"]["ImportReason"] | null;
            /** @description What was taken from this row */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            readonly decidedBy: components["schemas"]["PanelSourceDecision"];
            /** @description By which the best was chosen; null otherwise */
            readonly measure: components["schemas"]["ColumnKey"] | null;
            /**
             * @description Which value of the measure was the best; null otherwise
             * @enum {string|null}
             */
            readonly order: "lowest" | "highest" | null;
            /** @description Of a note, how many rows or columns of the sheet it is about; absent elsewhere */
            readonly count?: number;
        };
        /**
         * @description `rule`: found, and added without a decision. `reader`: chosen by hand. `reason`: taken together with all rows of
         *     the same reason. `first`, `all`, `best`: the first, all, or the best by `measure`, of several. `refused`: found or
         *     proposed, and the reader said no. `left_out`: nothing was taken.
         * @enum {string}
         */
        readonly PanelSourceDecision: "rule" | "reader" | "reason" | "first" | "all" | "best" | "refused" | "left_out";
        readonly PanelSourceList: {
            readonly items: readonly components["schemas"]["PanelSource"][];
        };
        readonly Panel: {
            readonly id: components["schemas"]["PanelId"];
            /** @description 1, 2 and so on, one for each save */
            readonly number: number;
            /** @description The sub of its owner */
            readonly owner: string;
            readonly name: string;
            readonly description: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description In the order given */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /**
             * Format: date-time
             * @description When the panel was first saved
             */
            readonly created: string;
            /**
             * Format: date-time
             * @description When this version was saved
             */
            readonly changed: string;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** @description The ETag of this answer, which If-Match takes: also where a proxy takes the header away */
            readonly etag: string;
        };
        readonly PanelSummary: {
            readonly id: components["schemas"]["PanelId"];
            readonly number: number;
            readonly owner: string;
            readonly name: string;
            readonly description: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description SeqIds of its newest version */
            readonly count: number;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly changed: string;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** @description What If-Match takes, to delete or rename it from a list */
            readonly etag: string;
        };
        readonly PanelList: {
            readonly items: readonly components["schemas"]["PanelSummary"][];
            /** @description Panels that the search leaves */
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        readonly PanelVersion: {
            readonly number: number;
            readonly name: string;
            readonly description: string;
            readonly count: number;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** Format: date-time */
            readonly saved: string;
        };
        readonly PanelVersionList: {
            readonly items: readonly components["schemas"]["PanelVersion"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        /**
         * @description `exact`: the cell, as written, is the identifier of its own kind, of one reagent, and nothing else in the row says
         *     otherwise. `normalised`: the same in another notation, which `reason` names. `proposed`: it rests on another name,
         *     another column's kind, a repair or one of several readings; the candidates are there to be taken or not.
         *     `several`: as written it names a protein that several reagents measure; they are the candidates. `other_version`:
         *     only the other assay version measures it; its reagents stand in `elsewhere`. `not_on_menu`: known, and not
         *     offered or not measured. `not_recognised`: nothing is known by it, or what is written is absent from the
         *     catalogue; candidates, where there are any, are near to it. `duplicate`: names the reagent that an earlier row
         *     named. `note`: a comment, a section's title or a placeholder. `heading`: names columns, or stands above those
         *     names. `blank`: an empty row between others. No candidate of any row is chosen.
         * @enum {string}
         */
        readonly ImportStatus: "exact" | "normalised" | "proposed" | "several" | "other_version" | "not_on_menu" | "not_recognised" | "duplicate" | "note" | "heading" | "blank";
        /**
         * @description Another notation: `spelling` (case, kind of dash, quotes, spaces around), `prefix` (seq.10000.28, UniProtKB:P05231),
         *     `suffix` (10000-28_3, a comma at the end), `current_symbol` (the approved symbol of a gene that the catalogue calls
         *     by an older one).
         *     Proposals: `loose_spelling` (without spaces, dashes and accents, or with a Greek letter written out), `alias`,
         *     `previous_symbol`, `several_symbols` (another name of more than one gene), `other_kind` (an identifier of another
         *     kind than its column's), `several_meanings` (an identifier of two kinds that name different proteins),
         *     `isoform` (P05231-2), `successor` (an accession that was replaced), `same_gene` (an accession or a gene id of a
         *     gene that is measured under another), `same_protein` (a gene whose protein is measured, listed under another gene),
         *     `id_alone` (a gene whose Entrez id a reagent has, while its symbols are those of other genes), `entry_name` (IL6_HUMAN), `some_of_list` (several identifiers in one cell that
         *     do not name one reagent together), `date` (a date cell that was 10-1), `damaged_date` (text as Jan-03, or a date
         *     that was a gene symbol), `rounded_number` (10010.1, which may have been 10010-1 or 10010-10),
         *     `columns_disagree` (columns of the row name different reagents), `columns_unconfirmed` (a column holds an
         *     identifier that nothing is known of, so that it neither agrees nor disagrees).
         *     Several: `several_reagents`. Found by a column that is not the strongest: `other_column`.
         *     Proposals of what is no longer offered, by its SeqId alone: `internal_use` (the vendor uses it itself, perhaps for another
         *     protein than before), `deprecated`.
         *     Not on the menu: `not_human`, `control`, `not_offered`, `not_measured` (a known gene or protein without a reagent).
         *     Not recognised: `unknown`, `near` (one letter from the candidates), `unknown_seq_id` (a SeqId that neither
         *     catalogue has), `unknown_accession`, `unknown_id` (well-formed, and no table that is loaded has it), `no_table`
         *     (no table of that kind of identifier is loaded), `number`, `scientific_number` (1E+04), `formula_error`, `too_long`.
         *     Notes: `hidden_sheet` (the sheet is hidden in the workbook: this one row stands for all of its rows, which are not read),
         *     `hidden_rows` and `hidden_columns` (the sheet hides them, by a filter or by hand: this one row stands for all of
         *     them, which are not read; `count` says how many), `repeated_rows` (of a list with more than 20,000 rows: this one
         *     row stands for the `count` rows whose identifiers an earlier row has, which are not listed),
         *     `comment`, `section_title`, `placeholder` (n/a), `no_identifier` (nothing in the columns that are read).
         * @enum {string}
         */
        readonly ImportReason: "spelling" | "prefix" | "suffix" | "current_symbol" | "loose_spelling" | "alias" | "previous_symbol" | "several_symbols" | "other_kind" | "several_meanings" | "isoform" | "successor" | "same_gene" | "same_protein" | "id_alone" | "entry_name" | "some_of_list" | "date" | "damaged_date" | "rounded_number" | "columns_disagree" | "columns_unconfirmed" | "several_reagents" | "other_column" | "not_human" | "control" | "not_offered" | "internal_use" | "deprecated" | "not_measured" | "unknown" | "near" | "unknown_seq_id" | "unknown_accession" | "unknown_id" | "no_table" | "number" | "scientific_number" | "formula_error" | "too_long" | "hidden_sheet" | "hidden_rows" | "hidden_columns" | "repeated_rows" | "comment" | "section_title" | "placeholder" | "no_identifier";
        /**
         * @description `somaId` is SomaLogic's target id (SL000123), `entrez` an NCBI gene id, `any` a column that may hold each kind.
         * @enum {string}
         */
        readonly IdentifierKind: "seqId" | "somaId" | "uniProt" | "entrez" | "hgnc" | "ensembl" | "refSeq" | "symbol" | "targetName" | "fullName" | "any";
        /** @description One reading of a cell of a row, and what is known of what it names */
        readonly ImportMeaning: {
            /** @description The cell, up to 200 characters */
            readonly written: string;
            /** @description Of the cell, from 0 */
            readonly column: number | null;
            readonly kind: components["schemas"]["IdentifierKind"];
            /** @description The identifier that it may be, as the tables have it */
            readonly name: string;
            /** @description How the cell comes to mean that; null as written */
            readonly how: components["schemas"]["ImportReason"] | null;
            /**
             * @description `not_measured`: known, and no reagent of either version is on a menu for it
             * @enum {string}
             */
            readonly state: "on_menu" | "other_version" | "off_menu" | "not_measured" | "unknown";
            /** @description Its reagents, at most 20 */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
        };
        /** @description A cell that says nothing else than what its row was found by */
        readonly ImportEvidence: {
            /** @description From 0 */
            readonly column: number;
            readonly kind: components["schemas"]["IdentifierKind"];
            /** @description The cell, up to 200 characters */
            readonly written: string;
        };
        /** @description Which columns of which sheets are read, where the guess is not to be made. Other sheets are left out. */
        readonly ImportLayout: {
            readonly sheets: readonly components["schemas"]["SheetLayout"][];
            /** @description Whether the rows and columns that these sheets hide are read as well; they are left out without */
            readonly hidden?: boolean;
        };
        readonly SheetLayout: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description The line that names the columns; it and those above are headings. Null where there is none. */
            readonly header: number | null;
            /** @description In any order; what is written strongest counts first */
            readonly columns: readonly {
                /** @description From 0 */
                readonly column: number;
                readonly kind: components["schemas"]["IdentifierKind"];
            }[];
        };
        /** @description A sheet's first rows, and what its columns are taken for */
        readonly SheetPreview: {
            readonly sheet: string;
            /** @description True for a sheet that is hidden in the workbook: its rows are not read. Absent for any other */
            readonly hidden?: boolean;
            /** @description Rows that the sheet hides and that hold something, read or not. Absent where there are none */
            readonly hiddenRows?: number;
            /** @description Columns that the sheet hides and that hold something in a row that it shows. Absent where there are none */
            readonly hiddenColumns?: number;
            /** @description Rows with a cell that holds something */
            readonly rowCount: number;
            /** @description The line that names the columns */
            readonly header: number | null;
            /** @description Columns with a cell, from left to right; of a sheet that is wider than 256 columns the first */
            readonly columns: readonly {
                /** @description From 0 */
                readonly column: number;
                /** @description In the header, up to 200 characters */
                readonly title: string | null;
                /** @description What it is read as; null where it is not read */
                readonly kind: components["schemas"]["IdentifierKind"] | null;
                /**
                 * @description By its `title`, by its `content`, or as the only `one`; null where it is not read
                 * @enum {string|null}
                 */
                readonly guess: "title" | "content" | "one" | null;
                /** @description How many of its cells among the first rows have the form of that kind */
                readonly share: number | null;
            }[];
            /** @description The first 20 */
            readonly rows: readonly {
                readonly line: number;
                /** @description The texts of its cells from the first column on, each up to 200 characters; null is empty */
                readonly cells: readonly (string | null)[];
            }[];
        };
        /** @description A reagent that a row may mean */
        readonly ImportCandidate: {
            readonly seqId: components["schemas"]["SeqId"];
            readonly fullName: components["schemas"]["NullableText"];
            readonly targetName: components["schemas"]["NullableText"];
            readonly uniProtId: components["schemas"]["NullableList"];
            readonly entrezGeneName: components["schemas"]["NullableList"];
        };
        /**
         * @description What one row of a workbook names. The fields of a reagent are those of the one that was found, or for a duplicate
         *     of the one found before; null without.
         */
        readonly ImportedRow: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description The row's number in its sheet, as a spreadsheet shows it */
            readonly line: number;
            /** @description The strongest identifier of the row as it is written, else its first cell; up to 200 characters */
            readonly raw: string;
            /** @description Of that cell, from 0; null of a row without */
            readonly column: number | null;
            /** @description What its column is read as; null of a row that holds no item */
            readonly kind: components["schemas"]["IdentifierKind"] | null;
            readonly status: components["schemas"]["ImportStatus"];
            readonly reason: components["schemas"]["ImportReason"] | null;
            /** @description Of a note for `hidden_rows`, `hidden_columns` or `repeated_rows`: how many it stands for. Absent of any other row */
            readonly count?: number;
            /** @description The line that first named the reagent of a duplicate */
            readonly duplicateOf: number | null;
            /** @description The sheet of that line */
            readonly duplicateSheet: string | null;
            /** @description Whether the row, as it is written, names a reagent on the menu of the version: exact, normalised, several, and a duplicate of one of them */
            readonly existsInDB: boolean;
            /** @description Reagents on the menu of the version that may be meant */
            readonly candidates: readonly components["schemas"]["ImportCandidate"][];
            /** @description Reagents of the other version that may be meant */
            readonly elsewhere: readonly components["schemas"]["ImportCandidate"][];
            /** @description The readings that the answer rests on, of every cell; empty where the row is found as written */
            readonly meanings: readonly components["schemas"]["ImportMeaning"][];
            /** @description Of a row that is found as written, its further cells that were read; they agree with it */
            readonly evidence: readonly components["schemas"]["ImportEvidence"][];
            readonly seqId: components["schemas"]["SeqId"] | null;
            readonly fullName: components["schemas"]["NullableText"];
            readonly targetName: components["schemas"]["NullableText"];
            readonly uniProtId: components["schemas"]["NullableList"];
            readonly entrezGeneName: components["schemas"]["NullableList"];
        };
        /**
         * @description An address is http(s), or relative to the application's base path as `oidc` is, or a path of the application
         *     as `/` is.
         */
        readonly AppSettings: {
            /** @description The top heading and the default page title */
            readonly menuName: string;
            /** @description Where /sat is, as `sat` */
            readonly api: string;
            readonly identity: components["schemas"]["NoIdentity"] | components["schemas"]["OidcIdentity"];
            readonly flags: components["schemas"]["FlagSettings"];
            readonly forms: components["schemas"]["FormSettings"] | null;
            /** @description The script of a consent manager; the application's own page without */
            readonly cookiePolicyUrl: string | null;
            /** @description How many milliseconds nothing of an answer may come before the call ends as a timeout */
            readonly inactivityMs: number;
            readonly analyticsId: components["schemas"]["NullableText"];
            readonly errorReports: components["schemas"]["ErrorReportSettings"] | null;
            readonly links: components["schemas"]["ExternalLinks"];
            /** @description Beside the application's own, in this order */
            readonly menuItems: readonly components["schemas"]["MenuItem"][];
            /** @description Where spec sheets lead for a protein and its gene, in this order; the application's own where none is set */
            readonly databases: readonly components["schemas"]["DatabaseLink"][] | null;
        };
        /** @description Nobody can sign in */
        readonly NoIdentity: {
            /** @constant */
            readonly kind: "none";
        };
        readonly OidcIdentity: {
            /** @constant */
            readonly kind: "oidc";
            /** @description The issuer; `oidc` is the server's own development provider */
            readonly authority: string;
            readonly clientId: string;
            /** @description To be sent as `audience` when signing in */
            readonly audience: string;
            readonly scope: string;
            /** @description Stands before `roles` and `preferredCols` in tokens */
            readonly claimNamespace: string;
            /** @description Where a person is after signing out */
            readonly logoutUrl: string;
            /** @description Where a person is after a sign-in that failed */
            readonly loginErrorPath: string;
        };
        /**
         * @description The flag service, with what that service takes and nothing else. `ofrep` has a url, below which
         *     /ofrep/v1 is, `split` the key of an environment, `static` its values; there may be others.
         */
        readonly FlagSettings: {
            /** @description The service's name, as `ofrep` */
            readonly provider: string;
            /** @description Where the service is; empty for the application's base path */
            readonly url?: string;
            /** @description What a browser shows the service to be answered */
            readonly key?: string;
            /** @description The flags themselves */
            readonly values?: {
                readonly [key: string]: string | boolean | number;
            };
        };
        readonly FormSettings: {
            /** @enum {string} */
            readonly region: "na1" | "eu1";
            readonly portalId: string;
            readonly signUpFormId: components["schemas"]["NullableText"];
            readonly requestAccessFormId: components["schemas"]["NullableText"];
            /** @description The script that draws a form */
            readonly scriptUrl: string;
        };
        readonly ErrorReportSettings: {
            readonly dsn: string;
            readonly environment: string;
        };
        readonly ExternalLinks: {
            readonly portal: components["schemas"]["NullableText"];
            readonly customerService: components["schemas"]["NullableText"];
            readonly studies: components["schemas"]["NullableText"];
            readonly dataVisualizationLogin: components["schemas"]["NullableText"];
            /** @description Where people ask for access, where there is no form for that; http, https or mailto */
            readonly requestAccess: components["schemas"]["NullableText"];
        };
        readonly MenuItem: {
            readonly label: string;
            readonly url: string;
            /** @description Role titles that see it; without, every role but SSM-Public */
            readonly roles: readonly components["schemas"]["RoleTitle"][] | null;
        };
        readonly DatabaseLink: {
            readonly label: string;
            /** @description An https address in which `{accession}` or `{gene}` stands for what is looked up, never both */
            readonly template: string;
        };
        readonly FileId: string;
        readonly FileList: {
            readonly categories: readonly components["schemas"]["FileCategory"][];
        };
        readonly FileCategory: {
            /** @description Stands in the address of its page */
            readonly id: string;
            readonly title: string;
            readonly description: components["schemas"]["NullableText"];
            readonly files: readonly components["schemas"]["ListedFile"][];
        };
        readonly ListedFile: {
            readonly id: components["schemas"]["FileId"];
            /** @description The name that it is saved by */
            readonly name: string;
            readonly title: string;
            readonly description: components["schemas"]["NullableText"];
            /** @description Whether it holds data of a demo catalogue */
            readonly isDemo: boolean;
            /** @description In bytes; null where there is a problem */
            readonly size: number | null;
            /**
             * Format: date-time
             * @description Likewise
             */
            readonly changed: string | null;
            /**
             * Format: date
             * @description The day of `changed`, as 2026-11-22, of a file that has a day and no time: one of the release notes or of a demo
             *     catalogue. It is the same day in every time zone; `changed` is midnight UTC of it.
             */
            readonly changedOn?: string;
            /** @description Its SHA-256 in hexadecimal digits; likewise */
            readonly sha256: string | null;
            readonly problem: components["schemas"]["FileProblem"];
        };
        /**
         * @description Why it cannot be downloaded; null where it can. `missing`: it is not there. `changed`: it is not the file whose checksum the
         *     index has. `outside`: the index leads out of the folder. `unreadable`: the server may not read it, or it is no file.
         *     `not_ready`: its catalogue is not loaded yet.
         * @enum {unknown}
         */
        readonly FileProblem: "missing" | "changed" | "outside" | "unreadable" | "not_ready" | null;
        readonly ReleaseNote: {
            /** @description As 1.2.0; no two notes share one */
            readonly version: string;
            /**
             * Format: date
             * @description The day of the release, as 2026-11-22
             */
            readonly date: string;
            readonly title: string;
            /** @description CommonMark with tables; HTML in it is shown as text */
            readonly markdown: string;
        };
        readonly FlagEvaluation: {
            readonly key: string;
            readonly value: string | boolean | number;
            /** @constant */
            readonly reason: "STATIC";
            /** @description The value as text */
            readonly variant: string;
        };
        /** @enum {string} */
        readonly ProblemCode: "invalid_parameter" | "unknown_version" | "unknown_field" | "unknown_filter" | "invalid_filter" | "invalid_operator" | "invalid_number" | "invalid_range" | "too_many_clauses" | "too_many_keywords" | "filter_not_in_version" | "not_on_menu" | "unauthenticated" | "forbidden" | "filter_forbidden" | "not_found" | "analyte_not_found" | "method_not_allowed" | "not_acceptable" | "conflict" | "name_taken" | "too_many_panels" | "too_many_versions" | "too_much_stored" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "too_many_rows" | "unreadable_workbook" | "empty_workbook" | "precondition_required" | "too_many_requests" | "too_much_sent" | "headers_too_large" | "internal" | "unavailable" | "insufficient_storage";
        readonly Problem: {
            /** Format: uri-reference */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            /** @description What is wrong and what to do */
            readonly detail: string;
            readonly code: components["schemas"]["ProblemCode"];
            /** @description The parameter, member of the body or filter key at fault */
            readonly field?: string;
            /** @description The filter clause at fault, counted from 1 */
            readonly clause?: number;
            /** @description The caller's panel that has the name already */
            readonly panelId?: string;
            /** @description The current number of a panel that has changed */
            readonly number?: number;
            /** @description Its current ETag */
            readonly etag?: string;
            /** @description SeqIds that are not on the menu, at most 20 of them */
            readonly seqIds?: readonly string[];
            /** @description How many SeqIds are not on the menu */
            readonly count?: number;
            /** @description SeqIds on the menu that may be meant by one that is not, the nearest first */
            readonly nearest?: readonly components["schemas"]["SeqId"][];
            /** @description The version whose menu has the SeqId that this one's has not */
            readonly otherVersion?: components["schemas"]["AssayVersion"];
            /** @description What is known of a SeqId that is no longer offered */
            readonly withdrawn?: components["schemas"]["WithdrawnReagent"];
            readonly requestId: string;
        };
    };
    responses: {
        /** @description The columns, in the order of the preference */
        readonly ColumnPreference: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PreferredColumns"];
            };
        };
        /** @description The panel */
        readonly Panel: {
            headers: {
                readonly ETag: components["headers"]["PanelTag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Panel"];
            };
        };
        /** @description One item a row, in the order of the file */
        readonly ImportedRows: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ImportedRow"][];
            };
        };
        /** @description One item a sheet, in the order of the workbook */
        readonly SheetPreviews: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["SheetPreview"][];
            };
        };
        /** @description What went wrong */
        readonly Problem: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description `public` for anyone; `secured` needs a bearer token and also allows the filters that
         *     are closed to SSM-Public.
         */
        readonly reqPath: components["schemas"]["RequestPath"];
        readonly version: components["schemas"]["AssayVersion"];
        /**
         * @description Clauses joined by `&`, each key + operator + value, each value percent-encoded on its
         *     own, the whole percent-encoded once more. Clauses are ANDed.
         * @example dilGroup=20%25&loDb>100
         */
        readonly filters: string;
        /**
         * @description Columns to answer, comma-joined, by key or short key; all of the version without it.
         *     `seqId` is always answered. `otherNames` is no column, and is answered where it is named.
         * @example seqId,fullName,targetName
         */
        readonly fields: string;
        /**
         * @description The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent
         *     `immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.
         */
        readonly edition: components["schemas"]["Edition"];
        /** @description The `sub` of the access token; that of anyone else is 403 */
        readonly userSub: string;
        readonly panelId: components["schemas"]["PanelId"];
        /** @description From 1; a page beyond the last is empty */
        readonly page: number;
        /** @description The most items on a page */
        readonly size: number;
        /** @description The ETag of the panel that is known to the caller, weak or strong; `*` for whatever there is */
        readonly ifMatch: string;
        readonly ifNoneMatch: string;
    };
    requestBodies: {
        readonly ColumnPreference: {
            readonly content: {
                readonly "application/json": components["schemas"]["ColumnPreference"];
            };
        };
        readonly PanelContent: {
            readonly content: {
                readonly "application/json": components["schemas"]["PanelContent"];
            };
        };
        readonly Workbook: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One .xlsx workbook of at most 10 MiB
                     */
                    readonly file: string;
                    readonly layout?: components["schemas"]["ImportLayout"];
                };
            };
        };
        readonly FlagContext: {
            readonly content: {
                readonly "application/json": {
                    readonly context?: {
                        readonly targetingKey?: string;
                    };
                };
            };
        };
    };
    headers: {
        /** @description Strong validator */
        readonly ETag: string;
        /** @description Names the state of the panel; it changes with every write */
        readonly PanelTag: string;
        /** @description When the file was last changed, as an HTTP date */
        readonly LastModified: string;
        /** @description `bytes` */
        readonly AcceptRanges: string;
        /** @description As `bytes 1000-1999/5000` */
        readonly ContentRange: string;
        /** @description As `attachment; filename="…"` */
        readonly ContentDisposition: string;
        /** @description Names this exchange in the server's log */
        readonly XRequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly searchAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description Clauses joined by `&`, each key + operator + value, each value percent-encoded on its
                 *     own, the whole percent-encoded once more. Clauses are ANDed.
                 * @example dilGroup=20%25&loDb>100
                 */
                readonly filters?: components["parameters"]["filters"];
                /**
                 * @description Columns to answer, comma-joined, by key or short key; all of the version without it.
                 *     `seqId` is always answered. `otherNames` is no column, and is answered where it is named.
                 * @example seqId,fullName,targetName
                 */
                readonly fields?: components["parameters"]["fields"];
                /** @description How many of the analytes, in catalogue order, come before the first that is answered; none without */
                readonly offset?: number;
                /** @description The most analytes to answer; all without */
                readonly limit?: number;
                /**
                 * @description The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent
                 *     `immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /**
                 * @description `public` for anyone; `secured` needs a bearer token and also allows the filters that
                 *     are closed to SSM-Public.
                 */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The analytes that satisfy every clause; possibly none */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Analyte"][];
                    readonly "application/vnd.ssm.columns+json": components["schemas"]["AnalyteColumns"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly countAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description Clauses joined by `&`, each key + operator + value, each value percent-encoded on its
                 *     own, the whole percent-encoded once more. Clauses are ANDed.
                 * @example dilGroup=20%25&loDb>100
                 */
                readonly filters?: components["parameters"]["filters"];
                /**
                 * @description The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent
                 *     `immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /**
                 * @description `public` for anyone; `secured` needs a bearer token and also allows the filters that
                 *     are closed to SSM-Public.
                 */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnalyteCount"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getAnalyte: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description A SeqId as 10000-28; another spelling is 400 and named in `nearest` */
                readonly seqId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The spec sheet */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnalyteSheet"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly suggestValues: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /** @description A filter key whose values are text */
                readonly field: components["schemas"]["FilterKey"];
                /** @description The text to look for; not empty after trimming */
                readonly term: string;
                /** @description The most values to answer */
                readonly limit?: number;
                /**
                 * @description The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent
                 *     `immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /**
                 * @description `public` for anyone; `secured` needs a bearer token and also allows the filters that
                 *     are closed to SSM-Public.
                 */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values, best first */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Suggestion"][];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly describeCatalogue: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description The `edition` of an earlier answer. While it is the one in use, an answer that a visitor may have as well is sent
                 *     `immutable`; of another edition, the answer is that of the catalogue in use, and is sent `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /**
                 * @description `public` for anyone; `secured` needs a bearer token and also allows the filters that
                 *     are closed to SSM-Public.
                 */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The catalogue of the version */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCollections: {
        readonly parameters: {
            readonly query?: {
                /** @description `topics`, or `geneSets` for all others */
                readonly kind?: "topics" | "geneSets";
                /** @description Those of one category alone */
                readonly category?: components["schemas"]["CollectionCategory"];
                /** @description Words that the name holds, in any order; case and accents are ignored */
                readonly search?: string;
                /** @description `true` to name each gene with its reagents; counts alone without */
                readonly genes?: boolean;
                /** @description From 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description The most items on a page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the collections */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CollectionList"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly validateToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The person of the token */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedInPerson"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed out */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly downloadTemplate: {
        readonly parameters: {
            readonly query?: {
                /** @description `true` for the import's template; the bulk search's without */
                readonly templateImport?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook, named by Content-Disposition */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly bulkSearch: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["Workbook"];
        readonly responses: {
            readonly 200: components["responses"]["ImportedRows"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["Workbook"];
        readonly responses: {
            readonly 200: components["responses"]["ImportedRows"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewWorkbook: {
        readonly parameters: {
            readonly query?: {
                /** @description `true` reads the rows and columns that sheets hide as well; they are left out without */
                readonly hidden?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["Workbook"];
        readonly responses: {
            readonly 200: components["responses"]["SheetPreviews"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; that of anyone else is 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; that of anyone else is 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ColumnPreference"];
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveColumnsByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; that of anyone else is 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ColumnPreference"];
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanels: {
        readonly parameters: {
            readonly query?: {
                /** @description A text that the name or the description holds; case and accents are ignored */
                readonly search?: string;
                /** @description A reagent that the newest version holds; deleted panels hold none */
                readonly seqId?: components["schemas"]["SeqId"];
                readonly sort?: "name" | "changed" | "count" | "version";
                /** @description Without, descending for changed and count, ascending for name and version */
                readonly direction?: "ascending" | "descending";
                /** @description From 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description The most items on a page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; that of anyone else is 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the panels */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createPanel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The caller's own name of this creation, 1 to 255 printable ASCII characters */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The `sub` of the access token; that of anyone else is 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PanelContent"];
        readonly responses: {
            /** @description The panel that an earlier call with this key has made, as it is now */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Panel"];
                };
            };
            /** @description The panel, saved */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Panel"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPanel: {
        readonly parameters: {
            readonly query?: {
                /** @description Of an earlier version; the newest without */
                readonly number?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Panel"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly savePanel: {
        readonly parameters: {
            readonly query?: {
                /** @description The earlier version that is restored; its reagents may come back though they have left the menu */
                readonly restores?: number;
            };
            readonly header: {
                /** @description The ETag of the panel that is known to the caller, weak or strong; `*` for whatever there is */
                readonly "If-Match": components["parameters"]["ifMatch"];
            };
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PanelContent"];
        readonly responses: {
            readonly 200: components["responses"]["Panel"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deletePanel: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The ETag of the panel that is known to the caller, weak or strong; `*` for whatever there is */
                readonly "If-Match": components["parameters"]["ifMatch"];
            };
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted; its name is free */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanelVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description The most items on a page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the versions */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelVersionList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanelSources: {
        readonly parameters: {
            readonly query?: {
                /** @description Up to an earlier version; to the newest without */
                readonly number?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sources; none where no list was imported */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelSourceList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The categories in the order of the index */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileList"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly downloadFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description As `bytes=1000-` or `bytes=0-999` */
                readonly Range?: string;
                /** @description An ETag, or a date as of Last-Modified; the range is answered where it holds */
                readonly "If-Range"?: string;
                readonly "If-Match"?: string;
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                readonly "If-Modified-Since"?: string;
            };
            readonly path: {
                readonly fileId: components["schemas"]["FileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole file, named by Content-Disposition */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description The part that was asked for */
            readonly 206: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReleaseNotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notes, by date and then by version, the newest first; possibly none */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReleaseNote"][];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Alive */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ok";
                        /** @description The release that runs */
                        readonly version?: string;
                        /** @description The commit of its sources */
                        readonly commit?: string;
                        /**
                         * @description Whom it is for; see docs/settings.md
                         * @enum {string}
                         */
                        readonly profile?: "local" | "demo" | "production";
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ready";
                        readonly catalogues: readonly {
                            readonly version: components["schemas"]["AssayVersion"];
                            readonly revision: components["schemas"]["Revision"];
                            readonly isDemo: boolean;
                            readonly total: number;
                        }[];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppSettings"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly evaluateFlags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FlagContext"];
        readonly responses: {
            /** @description The flags, in the order of their keys */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly flags: readonly components["schemas"]["FlagEvaluation"][];
                    };
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly evaluateFlag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FlagContext"];
        readonly responses: {
            /** @description The flag */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FlagEvaluation"];
                };
            };
            /** @description There is no such flag */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly key: string;
                        /** @constant */
                        readonly errorCode: "FLAG_NOT_FOUND";
                        readonly errorDetails: string;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
}
