// Generated from the texts of packages/ssm-react/src/strings by `npm run gen`. Do not edit.
export const translatedTitles = {
  "seqId": [
    "Sequenz-ID",
    "SeqId"
  ],
  "uniProt": [
    "UniProt-ID",
    "UniProt ID"
  ],
  "symbol": [
    "Entrez-Gene-Name",
    "Entrez Gene名"
  ],
  "targetName": [
    "Targetname",
    "標的名"
  ],
  "fullName": [
    "Vollständiger Name",
    "正式名称"
  ]
} as const;
