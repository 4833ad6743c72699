/** Well-known human genes that belong to no family, with the names of their proteins. Browse topics follow a colon. */
export const namedGenes: readonly string[] = `
ALB Albumin
CRP C-reactive protein
TNF Tumor necrosis factor: nfkb mapk il17 apop t2diabetes
LEP Leptin: jakstat ampk
ADIPOQ Adiponectin: ampk t2diabetes
INS Insulin: t2diabetes pi3k mtor ampk ras
IGF1 Insulin-like growth factor I: pi3k ras mtor p53
IGF2 Insulin-like growth factor II: pi3k ras
IGF1R Insulin-like growth factor 1 receptor: egfr pi3k ras
INSR Insulin receptor: t2diabetes mtor pi3k
EGF Pro-epidermal growth factor: egfr ras pancancer
EGFR Epidermal growth factor receptor: egfr ras mapk pancancer brcancer
ERBB2 Receptor tyrosine-protein kinase erbB-2: egfr brcancer pancancer
ERBB3 Receptor tyrosine-protein kinase erbB-3: egfr
ERBB4 Receptor tyrosine-protein kinase erbB-4: egfr
TP53 Cellular tumor antigen p53: p53 apop brcancer pancancer
MDM2 E3 ubiquitin-protein ligase Mdm2: p53
PTEN Phosphatase and tensin homolog: pi3k p53 egfr brcancer
KRAS GTPase KRas: ras mapk egfr pancancer pdl1
HRAS GTPase HRas: ras mapk egfr
NRAS GTPase NRas: ras mapk egfr
BRAF Serine/threonine-protein kinase B-raf: mapk egfr ras
RAF1 RAF proto-oncogene serine/threonine-protein kinase: mapk egfr ras
MTOR Serine/threonine-protein kinase mTOR: mtor pi3k ampk
RPTOR Regulatory-associated protein of mTOR: mtor ampk
TSC1 Hamartin: mtor ampk
TSC2 Tuberin: mtor ampk
STK11 Serine/threonine-protein kinase STK11: ampk mtor
PDCD1 Programmed cell death protein 1: pdl1
PDCD1LG2 Programmed cell death 1 ligand 2: pdl1
CTLA4 Cytotoxic T-lymphocyte protein 4
LAG3 Lymphocyte activation gene 3 protein
HAVCR2 Hepatitis A virus cellular receptor 2
NFKB1 Nuclear factor NF-kappa-B p105 subunit: nfkb pdl1 mapk
NFKB2 Nuclear factor NF-kappa-B p100 subunit: nfkb
RELA Transcription factor p65: nfkb pdl1 il17
RELB Transcription factor RelB: nfkb
IKBKB Inhibitor of nuclear factor kappa-B kinase subunit beta: nfkb t2diabetes
TRAF2 TNF receptor-associated factor 2: nfkb apop
TRAF6 TNF receptor-associated factor 6: nfkb il17
CTNNB1 Catenin beta-1: wnt brcancer
APC Adenomatous polyposis coli protein: wnt brcancer
AXIN1 Axin-1: wnt brcancer
GSK3B Glycogen synthase kinase-3 beta: wnt alz egfr
LRP6 Low-density lipoprotein receptor-related protein 6: wnt brcancer
APP Amyloid-beta precursor protein: alz
MAPT Microtubule-associated protein tau: alz park
PSEN1 Presenilin-1: alz wnt
BACE1 Beta-secretase 1: alz
TREM2 Triggering receptor expressed on myeloid cells 2: alz
SNCA Alpha-synuclein: park
PARK7 Parkinson disease protein 7: park
LRRK2 Leucine-rich repeat serine/threonine-protein kinase 2: park
PRKN E3 ubiquitin-protein ligase parkin: park
PINK1 Serine/threonine-protein kinase PINK1: park
GBA1 Lysosomal acid glucosylceramidase: park
BRCA1 Breast cancer type 1 susceptibility protein: brcancer
BRCA2 Breast cancer type 2 susceptibility protein: brcancer pancancer
ESR1 Estrogen receptor: brcancer
PGR Progesterone receptor: brcancer
KDR Vascular endothelial growth factor receptor 2: vegf ras
FLT1 Vascular endothelial growth factor receptor 1: vegf ras
FLT4 Vascular endothelial growth factor receptor 3: vegf ras
NRP1 Neuropilin-1: vegf
NOS3 Nitric oxide synthase 3: vegf
KIT Mast/stem cell growth factor receptor Kit: ras pi3k
MET Hepatocyte growth factor receptor: egfr ras pi3k
HGF Hepatocyte growth factor: egfr ras pi3k
NGF Beta-nerve growth factor: ras pi3k
BDNF Brain-derived neurotrophic factor: ras pi3k
EPO Erythropoietin: jakstat pi3k
EPOR Erythropoietin receptor: jakstat
TPO Thyroid peroxidase
THPO Thrombopoietin: jakstat
GH1 Somatotropin: jakstat
GHR Growth hormone receptor: jakstat
PRL Prolactin: jakstat
CSF1 Macrophage colony-stimulating factor 1: ras pi3k
CSF2 Granulocyte-macrophage colony-stimulating factor: jakstat il17
CSF3 Granulocyte colony-stimulating factor: jakstat il17
LIF Leukemia inhibitory factor: jakstat
OSM Oncostatin-M: jakstat
CNTF Ciliary neurotrophic factor: jakstat
FAS Tumor necrosis factor receptor superfamily member 6: apop p53
FASLG Tumor necrosis factor ligand superfamily member 6: apop
BAX Apoptosis regulator BAX: apop p53 egfr
BAD Bcl2-associated agonist of cell death: apop pi3k egfr
BID BH3-interacting domain death agonist: apop p53
CYCS Cytochrome c: apop p53
XIAP E3 ubiquitin-protein ligase XIAP: apop
IRS1 Insulin receptor substrate 1: t2diabetes pi3k mtor
GCK Hexokinase-4: t2diabetes
PDX1 Pancreas/duodenum homeobox protein 1: t2diabetes
PPARG Peroxisome proliferator-activated receptor gamma: ampk t2diabetes
SLC2A4 Solute carrier family 2, facilitated glucose transporter member 4: ampk t2diabetes
HMGCR 3-hydroxy-3-methylglutaryl-coenzyme A reductase: ampk
FASN Fatty acid synthase: ampk
NPPA Natriuretic peptides A
NPPB Natriuretic peptides B
TNNI3 Troponin I, cardiac muscle
TNNT2 Troponin T, cardiac muscle
MB Myoglobin
CKB Creatine kinase B-type
CKM Creatine kinase M-type
REN Renin
ACE Angiotensin-converting enzyme
ACE2 Angiotensin-converting enzyme 2
AGT Angiotensinogen
F2 Prothrombin
F3 Tissue factor
F5 Coagulation factor V
F7 Coagulation factor VII
F9 Coagulation factor IX
F10 Coagulation factor X
F11 Coagulation factor XI
PLG Plasminogen
PLAT Tissue-type plasminogen activator
PLAU Urokinase-type plasminogen activator
PLAUR Urokinase plasminogen activator surface receptor
VWF von Willebrand factor: pi3k
SELE E-selectin
SELL L-selectin
SELP P-selectin
ICAM1 Intercellular adhesion molecule 1: nfkb
ICAM2 Intercellular adhesion molecule 2
ICAM3 Intercellular adhesion molecule 3
VCAM1 Vascular cell adhesion protein 1: nfkb
PECAM1 Platelet endothelial cell adhesion molecule
C3 Complement C3
C5 Complement C5
C9 Complement component C9
CFB Complement factor B
CFD Complement factor D
CFH Complement factor H
HP Haptoglobin
HPX Hemopexin
TF Serotransferrin
FTL Ferritin light chain
B2M Beta-2-microglobulin
AFP Alpha-fetoprotein
MUC1 Mucin-1
MUC16 Mucin-16
EPCAM Epithelial cell adhesion molecule
MPO Myeloperoxidase
ELANE Neutrophil elastase
LCN2 Neutrophil gelatinase-associated lipocalin: il17
LYZ Lysozyme C
SPP1 Osteopontin: pi3k
SOST Sclerostin: wnt
GHRL Appetite-regulating hormone
GCG Pro-glucagon
NPY Pro-neuropeptide Y
CALCA Calcitonin
PTH Parathyroid hormone
NEFL Neurofilament light polypeptide
GFAP Glial fibrillary acidic protein
ENO2 Gamma-enolase
UCHL1 Ubiquitin carboxyl-terminal hydrolase isozyme L1: park
GRN Progranulin
CHI3L1 Chitinase-3-like protein 1
PCNA Proliferating cell nuclear antigen
HIF1A Hypoxia-inducible factor 1-alpha: pdl1 mtor
MYC Myc proto-oncogene protein: wnt mapk jakstat brcancer
FOS Protein c-Fos: mapk il17 pdl1
JUN Transcription factor Jun: mapk il17 wnt
SRC Proto-oncogene tyrosine-protein kinase Src: egfr vegf
LCK Tyrosine-protein kinase Lck: nfkb pdl1
ZAP70 Tyrosine-protein kinase ZAP-70: ras nfkb pdl1
BTK Tyrosine-protein kinase BTK: nfkb
SYK Tyrosine-protein kinase SYK: nfkb pi3k
PTPN11 Tyrosine-protein phosphatase non-receptor type 11: jakstat ras pdl1
GRB2 Growth factor receptor-bound protein 2: egfr ras mapk jakstat
SOS1 Son of sevenless homolog 1: egfr ras mapk
SHC1 SHC-transforming protein 1: egfr ras
`
  .trim()
  .split('\n');
