/**
 * One family per line: the start of its symbols, its name (# stands for the rest of a symbol), the rests of its
 * symbols, and likely browse topics.
 */
export const geneFamilies: readonly string[] = `
IL | Interleukin-# | 1A 1B 2 3 4 5 6 7 9 10 11 13 15 16 17A 17B 17C 17D 17F 18 19 20 21 22 24 25 26 27 31 32 33 34 36A 36B 36G 37 | il17 jakstat
IL | Interleukin receptor # | 1R1 1R2 1RL1 1RL2 1RAP 2RA 2RB 2RG 3RA 4R 5RA 6R 6ST 7R 9R 10RA 10RB 11RA 12RB1 12RB2 13RA1 13RA2 15RA 17RA 17RB 17RC 17RD 17RE 18R1 18RAP 20RA 20RB 21R 22RA1 22RA2 27RA 31RA | il17 jakstat
CXCL | C-X-C motif chemokine # | 1 2 3 5 6 8 9 10 11 12 13 14 16 17 | il17 nfkb
CCL | C-C motif chemokine # | 1 2 3 3L1 4 5 7 8 11 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 | il17 nfkb
CXCR | C-X-C chemokine receptor type # | 1 2 3 4 5 6
CCR | C-C chemokine receptor type # | 1 2 3 4 5 6 7 8 9 10
TNFSF | Tumor necrosis factor ligand superfamily member # | 4 8 9 10 11 12 13 13B 14 15 18 | nfkb apop
TNFRSF | Tumor necrosis factor receptor superfamily member # | 1A 1B 4 6B 8 9 10A 10B 10C 10D 11A 11B 12A 13B 13C 14 17 18 19 21 25 | nfkb apop
FGF | Fibroblast growth factor # | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 | ras pi3k mapk
FGFR | Fibroblast growth factor receptor # | 1 2 3 4 L1 | ras pi3k mapk egfr
BMP | Bone morphogenetic protein # | 1 2 3 4 5 6 7 8A 8B 10 15 | tgf
GDF | Growth/differentiation factor # | 1 2 3 5 6 7 9 10 11 15 | tgf
TGFB | Transforming growth factor beta # | 1 2 3 I R1 R2 R3 | tgf pancancer
SMAD | Mothers against decapentaplegic homolog # | 1 2 3 4 5 6 7 9 | tgf pancancer
WNT | Protein Wnt-# | 1 2 2B 3 3A 4 5A 5B 6 7A 7B 8A 8B 9A 9B 10A 10B 11 16 | wnt brcancer mtor
FZD | Frizzled-# | 1 2 3 4 5 6 7 8 9 10 | wnt brcancer
DKK | Dickkopf-related protein # | 1 2 3 4 L1 | wnt
SFRP | Secreted frizzled-related protein # | 1 2 4 5 | wnt
VEGF | Vascular endothelial growth factor # | A B C D | vegf ras pi3k
PDGF | Platelet-derived growth factor # | A B C D RA RB RL | ras pi3k egfr
ANGPT | Angiopoietin-# | 1 2 4 L1 L2 L3 L4 L5 L6 L7 | vegf pi3k
IGFBP | Insulin-like growth factor-binding protein # | 1 2 3 4 5 6 7 L1 | p53
MMP | Matrix metalloproteinase-# | 1 2 3 7 8 9 10 11 12 13 14 15 16 17 19 20 21 24 25 26 27 28 | il17
TIMP | Metalloproteinase inhibitor # | 1 2 3 4
ADAM | Disintegrin and metalloproteinase domain-containing protein # | 2 7 8 9 10 11 12 15 17 19 22 23 28 30 33 | alz
ADAMTS | A disintegrin and metalloproteinase with thrombospondin motifs # | 1 2 3 4 5 6 7 8 9 10 12 13 14 15 16 17 18 19 20
KLK | Kallikrein-# | B1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
SERPINA | Serpin A# | 1 3 4 5 6 7 9 10 11 12
SERPINB | Serpin B# | 1 2 3 4 5 6 7 8 9 10 11 12 13 | p53
SERPIN | Serpin # | C1 D1 E1 E2 F1 F2 G1 H1 I1 I2 | tgf
CST | Cystatin-# | 1 2 3 4 5 6 7 8 9 11 A B
CTS | Cathepsin # | A B C D E F G H K L O S V W Z | apop
CASP | Caspase-# | 1 2 3 4 5 6 7 8 9 10 14 | apop p53
BCL2 | Apoptosis regulator Bcl-2 # | L1 L2 L10 L11 L12 L14 A1 | apop egfr
MAPK | Mitogen-activated protein kinase # | 1 3 4 6 7 8 9 10 11 12 13 14 15 | mapk ras pdl1 il17
MAP2K | Dual specificity mitogen-activated protein kinase kinase # | 1 2 3 4 5 6 7 | mapk ras vegf
MAP3K | Mitogen-activated protein kinase kinase kinase # | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 | mapk nfkb
AKT | RAC serine/threonine-protein kinase # | 1 2 3 1S1 | pi3k mtor ampk egfr vegf t2diabetes
PIK3 | Phosphatidylinositol 3-kinase subunit # | CA CB CD CG C3 R1 R2 R3 R4 R5 | pi3k mtor ampk egfr vegf jakstat
PRKA | 5'-AMP-activated protein kinase subunit # | A1 A2 B1 B2 G1 G2 G3 | ampk mtor
PRKC | Protein kinase C # | A B D E G H I Q Z | ras wnt
STAT | Signal transducer and activator of transcription # | 1 2 3 4 5A 5B 6 | jakstat pdl1 pancancer
JAK | Tyrosine-protein kinase JAK# | 1 2 3 | jakstat pi3k pdl1
SOCS | Suppressor of cytokine signaling # | 1 2 3 4 5 6 7 | jakstat t2diabetes
IFN | Interferon # | A1 A2 A4 A5 A6 A7 A8 A10 A14 A16 A17 A21 B1 E G K L1 L2 L3 L4 W1 AR1 AR2 GR1 GR2 | jakstat pi3k
CDK | Cyclin-dependent kinase # | 1 2 3 4 5 5R1 6 7 8 9 10 12 13 14 15 16 17 18 19 20 | p53 brcancer
CDKN | Cyclin-dependent kinase inhibitor # | 1A 1B 1C 2A 2B 2C 2D 3 | p53 pancancer
CCN | Cyclin-# | A1 A2 B1 B2 C D1 D2 D3 E1 E2 F G1 G2 H | p53 wnt
EPHA | Ephrin type-A receptor # | 1 2 3 4 5 6 7 8 10 | ras
EPHB | Ephrin type-B receptor # | 1 2 3 4 6
EFNA | Ephrin-A# | 1 2 3 4 5 | pi3k
EFNB | Ephrin-B# | 1 2 3
SEMA | Semaphorin-# | 3A 3B 3C 3D 3E 3F 3G 4A 4B 4C 4D 4F 4G 5A 5B 6A 6B 6C 6D 7A
S100A | Protein S100-A# | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 | il17
ANXA | Annexin A# | 1 2 3 4 5 6 7 8 9 10 11 13
LGALS | Galectin-# | 1 2 3 3BP 4 7 8 9 9B 9C 12 13 14 16
HSP | Heat shock protein # | A1A A1B A1L A2 A4 A5 A6 A8 A9 A12A A13 A14 B1 B2 B3 B6 B8 D1 E1 H1 90AA1 90AB1 90B1 | alz
TLR | Toll-like receptor # | 1 2 3 4 5 6 7 8 9 10 | nfkb pdl1 pi3k
NOTCH | Neurogenic locus notch homolog protein # | 1 2 3 4 | brcancer
DLL | Delta-like protein # | 1 3 4 | brcancer
ITGA | Integrin alpha-# | 1 2 2B 3 4 5 6 7 8 9 10 11 D E L M V X | pi3k
ITGB | Integrin beta-# | 1 2 3 4 5 6 7 8 L1 | pi3k
LAM | Laminin subunit # | A1 A2 A3 A4 A5 B1 B2 B3 C1 C2 C3 | pi3k
COL | Collagen alpha chain # | 1A1 1A2 2A1 3A1 4A1 4A2 4A3 5A1 6A1 6A3 8A1 9A1 10A1 11A2 13A1 15A1 18A1 20A1 23A1 28A1 | pi3k
GPC | Glypican-# | 1 2 3 4 5 6
SDC | Syndecan-# | 1 2 3 4 BP
APO | Apolipoprotein # | A1 A2 A4 A5 B C1 C2 C3 D E F H L1 M | alz
FCGR | Low affinity immunoglobulin gamma Fc region receptor # | 1A 2A 2B 3A 3B T
LILR | Leukocyte immunoglobulin-like receptor # | A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5
SIGLEC | Sialic acid-binding Ig-like lectin # | 1 5 6 7 8 9 10 11 12 14 15
CLEC | C-type lectin domain family member # | 1A 1B 2D 3A 3B 4A 4C 4D 4E 4G 4M 5A 6A 7A 9A 10A 11A 12A 14A
CD | CD# antigen | 2 3E 4 5 5L 6 7 8A 8B 9 14 19 22 27 28 33 36 38 40 40LG 44 46 47 48 55 58 59 63 69 70 72 74 79A 79B 80 83 84 86 93 96 99 101 109 151 160 163 164 177 200 207 209 226 244 248 274 276 300A 300C 300E 320
CDH | Cadherin-# | 1 2 3 4 5 6 7 8 10 11 12 13 15 16 17 18 19 20 22 | pancancer
PCSK | Proprotein convertase subtilisin/kexin type # | 1 2 4 5 6 7 9
CA | Carbonic anhydrase # | 1 2 3 4 5A 6 7 8 9 10 11 12 13 14
GST | Glutathione S-transferase # | A1 A2 A3 A4 K1 M1 M2 M3 M4 M5 O1 P1 T2 Z1 | park
UBE2 | Ubiquitin-conjugating enzyme E2 # | A B C D1 D2 D3 E1 E2 E3 F G1 G2 H I J1 K L3 M N R2 S T V1 V2 W Z | park
PSM | Proteasome subunit # | A1 A2 A3 A4 A5 A6 A7 B1 B2 B4 B5 B6 B8 B9 B10 C1 C2 D1 D4 D9 E1 E2 E3 F1 | nfkb alz
EIF | Eukaryotic translation initiation factor # | 1 1AX 2A 2S1 3D 3F 3G 3I 3J 3K 4A1 4A2 4A3 4E 4EBP1 4EBP2 4G1 4G2 4H 5 5A 5A2 6 | mtor
NDUF | NADH dehydrogenase subunit # | A1 A2 A4 A5 A6 A8 A9 B3 B4 B7 B9 S1 S2 S3 S4 S6 S8 V1 V2 V3 | park alz
`
  .trim()
  .split('\n');
