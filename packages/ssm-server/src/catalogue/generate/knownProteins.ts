/**
 * The best-known human proteins, one per line: approved gene symbol, UniProt accession, Entrez gene id and name of the
 * protein. All of it is true; a test checks it against HGNC. The first hundred are the first page of the demo. The
 * symbol NDUFA4 was replaced by COXFA4 and stands for reagents that are older than their gene's name.
 */
export const knownProteins: readonly string[] = `
INS P01308 3630 Insulin
ALB P02768 213 Albumin
CRP P02741 1401 C-reactive protein
IL6 P05231 3569 Interleukin-6
TNF P01375 7124 Tumor necrosis factor
EGFR P00533 1956 Epidermal growth factor receptor
VEGFA P15692 7422 Vascular endothelial growth factor A
TP53 P04637 7157 Cellular tumor antigen p53
APOE P02649 348 Apolipoprotein E
KLK3 P07288 354 Prostate-specific antigen
NPPB P16860 4879 Natriuretic peptides B
GDF15 Q99988 9518 Growth/differentiation factor 15
LEP P41159 3952 Leptin
HBA1 P69905 3039 Hemoglobin subunit alpha
ERBB2 P04626 2064 Receptor tyrosine-protein kinase erbB-2
IL1B P01584 3553 Interleukin-1 beta
IL10 P22301 3586 Interleukin-10
CXCL8 P10145 3576 Interleukin-8
IFNG P01579 3458 Interferon gamma
TGFB1 P01137 7040 Transforming growth factor beta-1 proprotein
IGF1 P05019 3479 Insulin-like growth factor 1
ADIPOQ Q15848 9370 Adiponectin
APOA1 P02647 335 Apolipoprotein A-I
APOB P04114 338 Apolipoprotein B-100
LPA P08519 4018 Apolipoprotein(a)
PCSK9 Q8NBP7 255738 Proprotein convertase subtilisin/kexin type 9
TF P02787 7018 Serotransferrin
FTH1 P02794 2495 Ferritin heavy chain
FTL P02792 2512 Ferritin light chain
HP P00738 3240 Haptoglobin
HPX P02790 3263 Hemopexin
SERPINA1 P01009 5265 Alpha-1-antitrypsin
A2M P01023 2 Alpha-2-macroglobulin
C3 P01024 718 Complement C3
C5 P01031 727 Complement C5
CFH P08603 3075 Complement factor H
F2 P00734 2147 Prothrombin
F8 P00451 2157 Coagulation factor VIII
FGA P02671 2243 Fibrinogen alpha chain
VWF P04275 7450 von Willebrand factor
PLG P00747 5340 Plasminogen
SERPINC1 P01008 462 Antithrombin-III
TNNI3 P19429 7137 Troponin I, cardiac muscle
TNNT2 P45379 7139 Troponin T, cardiac muscle
MB P02144 4151 Myoglobin
CKM P06732 1158 Creatine kinase M-type
NPPA P01160 4878 Natriuretic peptides A
REN P00797 5972 Renin
AGT P01019 183 Angiotensinogen
ACE P12821 1636 Angiotensin-converting enzyme
ACE2 Q9BYF1 59272 Angiotensin-converting enzyme 2
CST3 P01034 1471 Cystatin-C
LCN2 P80188 3934 Neutrophil gelatinase-associated lipocalin
B2M P61769 567 Beta-2-microglobulin
GH1 P01241 2688 Somatotropin
PRL P01236 5617 Prolactin
TSHB P01222 7252 Thyrotropin subunit beta
FSHB P01225 2488 Follitropin subunit beta
LHB P01229 3972 Lutropin subunit beta
CGA P01215 1081 Glycoprotein hormones alpha chain
EPO P01588 2056 Erythropoietin
GCG P01275 2641 Pro-glucagon
PTH P01270 5741 Parathyroid hormone
FGF23 Q9GZV9 8074 Fibroblast growth factor 23
FGF21 Q9NSA1 26291 Fibroblast growth factor 21
SOST Q9BQB4 50964 Sclerostin
AFP P02771 174 Alpha-fetoprotein
CEACAM5 P06731 1048 Carcinoembryonic antigen-related cell adhesion molecule 5
MUC16 Q8WXI7 94025 Mucin-16
WFDC2 Q14508 10406 WAP four-disulfide core domain protein 2
CDH1 P12830 999 Cadherin-1
EPCAM P16422 4072 Epithelial cell adhesion molecule
ESR1 P03372 2099 Estrogen receptor
BRCA1 P38398 672 Breast cancer type 1 susceptibility protein
KRAS P01116 3845 GTPase KRas
BRAF P15056 673 Serine/threonine-protein kinase B-raf
PTEN P60484 5728 Phosphatidylinositol 3,4,5-trisphosphate 3-phosphatase and dual-specificity protein phosphatase PTEN
MTOR P42345 2475 Serine/threonine-protein kinase mTOR
AKT1 P31749 207 RAC-alpha serine/threonine-protein kinase
MYC P01106 4609 Myc proto-oncogene protein
PDCD1 Q15116 5133 Programmed cell death protein 1
CD274 Q9NZQ7 29126 Programmed cell death 1 ligand 1
CTLA4 P16410 1493 Cytotoxic T-lymphocyte protein 4
CD4 P01730 920 T-cell surface glycoprotein CD4
CD8A P01732 925 T-cell surface glycoprotein CD8 alpha chain
PTPRC P08575 5788 Receptor-type tyrosine-protein phosphatase C
MS4A1 P11836 931 B-lymphocyte antigen CD20
CD38 P28907 952 ADP-ribosyl cyclase/cyclic ADP-ribose hydrolase 1
APP P05067 351 Amyloid-beta precursor protein
MAPT P10636 4137 Microtubule-associated protein tau
SNCA P37840 6622 Alpha-synuclein
NEFL P07196 4747 Neurofilament light polypeptide
GFAP P14136 2670 Glial fibrillary acidic protein
TREM2 Q9NZC2 54209 Triggering receptor expressed on myeloid cells 2
MMP9 P14780 4318 Matrix metalloproteinase-9
TIMP1 P01033 7076 Metalloproteinase inhibitor 1
COL1A1 P02452 1277 Collagen alpha-1(I) chain
FN1 P02751 2335 Fibronectin
SPP1 P10451 6696 Osteopontin
LGALS3 P17931 3958 Galectin-3
IL1RL1 Q01638 9173 Interleukin-1 receptor-like 1
ICAM1 P05362 3383 Intercellular adhesion molecule 1
VCAM1 P19320 7412 Vascular cell adhesion protein 1
SELE P16581 6401 E-selectin
MPO P05164 4353 Myeloperoxidase
S100A8 P05109 6279 Protein S100-A8
S100A9 P06702 6280 Protein S100-A9
S100B P04271 6285 Protein S100-B
CALCA P01258 796 Calcitonin
IL2 P60568 3558 Interleukin-2
IL4 P05112 3565 Interleukin-4
IL17A Q16552 3605 Interleukin-17A
CCL2 P13500 6347 C-C motif chemokine 2
CXCL10 P02778 3627 C-X-C motif chemokine 10
IL1A P01583 3552 Interleukin-1 alpha
IL1RN P18510 3557 Interleukin-1 receptor antagonist protein
IL3 P08700 3562 Interleukin-3
IL5 P05113 3567 Interleukin-5
IL7 P13232 3574 Interleukin-7
IL9 P15248 3578 Interleukin-9
IL11 P20809 3589 Interleukin-11
IL12A P29459 3592 Interleukin-12 subunit alpha
IL12B P29460 3593 Interleukin-12 subunit beta
IL13 P35225 3596 Interleukin-13
IL15 P40933 3600 Interleukin-15
IL16 Q14005 3603 Pro-interleukin-16
IL17B Q9UHF5 27190 Interleukin-17B
IL17C Q9P0M4 27189 Interleukin-17C
IL17D Q8TAD2 53342 Interleukin-17D
IL17F Q96PD4 112744 Interleukin-17F
IL18 Q14116 3606 Interleukin-18
IL18BP O95998 10068 Interleukin-18-binding protein
IL19 Q9UHD0 29949 Interleukin-19
IL20 Q9NYY1 50604 Interleukin-20
IL21 Q9HBE4 59067 Interleukin-21
IL22 Q9GZX6 50616 Interleukin-22
IL23A Q9NPF7 51561 Interleukin-23 subunit alpha
IL24 Q13007 11009 Interleukin-24
IL25 Q9H293 64806 Interleukin-25
IL26 Q9NPH9 55801 Interleukin-26
IL27 Q8NEV9 246778 Interleukin-27 subunit alpha
EBI3 Q14213 10148 Interleukin-27 subunit beta
IL31 Q6EBC2 386653 Interleukin-31
IL32 P24001 9235 Interleukin-32
IL33 O95760 90865 Interleukin-33
IL34 Q6ZMJ4 146433 Interleukin-34
IL36A Q9UHA7 27179 Interleukin-36 alpha
IL36B Q9NZH7 27177 Interleukin-36 beta
IL36G Q9NZH8 56300 Interleukin-36 gamma
IL36RN Q9UBH0 26525 Interleukin-36 receptor antagonist protein
IL37 Q9NZH6 27178 Interleukin-37
IL1R1 P14778 3554 Interleukin-1 receptor type 1
IL1R2 P27930 7850 Interleukin-1 receptor type 2
IL1RAP Q9NPH3 3556 Interleukin-1 receptor accessory protein
IL1RL2 Q9HB29 8808 Interleukin-1 receptor-like 2
IL2RA P01589 3559 Interleukin-2 receptor subunit alpha
IL2RB P14784 3560 Interleukin-2 receptor subunit beta
IL2RG P31785 3561 Cytokine receptor common subunit gamma
IL3RA P26951 3563 Interleukin-3 receptor subunit alpha
IL4R P24394 3566 Interleukin-4 receptor subunit alpha
IL5RA Q01344 3568 Interleukin-5 receptor subunit alpha
IL6R P08887 3570 Interleukin-6 receptor subunit alpha
IL6ST P40189 3572 Interleukin-6 receptor subunit beta
IL7R P16871 3575 Interleukin-7 receptor subunit alpha
IL9R Q01113 3581 Interleukin-9 receptor
IL10RA Q13651 3587 Interleukin-10 receptor subunit alpha
IL10RB Q08334 3588 Interleukin-10 receptor subunit beta
IL11RA Q14626 3590 Interleukin-11 receptor subunit alpha
IL12RB1 P42701 3594 Interleukin-12 receptor subunit beta-1
IL12RB2 Q99665 3595 Interleukin-12 receptor subunit beta-2
IL13RA1 P78552 3597 Interleukin-13 receptor subunit alpha-1
IL13RA2 Q14627 3598 Interleukin-13 receptor subunit alpha-2
IL15RA Q13261 3601 Interleukin-15 receptor subunit alpha
IL17RA Q96F46 23765 Interleukin-17 receptor A
IL17RB Q9NRM6 55540 Interleukin-17 receptor B
IL17RC Q8NAC3 84818 Interleukin-17 receptor C
IL17RD Q8NFM7 54756 Interleukin-17 receptor D
IL18R1 Q13478 8809 Interleukin-18 receptor 1
IL18RAP O95256 8807 Interleukin-18 receptor accessory protein
IL20RA Q9UHF4 53832 Interleukin-20 receptor subunit alpha
IL20RB Q6UXL0 53833 Interleukin-20 receptor subunit beta
IL21R Q9HBE5 50615 Interleukin-21 receptor
IL22RA1 Q8N6P7 58985 Interleukin-22 receptor subunit alpha-1
IL22RA2 Q969J5 116379 Interleukin-22 receptor subunit alpha-2
IL23R Q5VWK5 149233 Interleukin-23 receptor
IL27RA Q6UWB1 9466 Interleukin-27 receptor subunit alpha
IL31RA Q8NI17 133396 Interleukin-31 receptor subunit alpha
CXCL1 P09341 2919 Growth-regulated alpha protein
CXCL2 P19875 2920 C-X-C motif chemokine 2
CXCL3 P19876 2921 C-X-C motif chemokine 3
PF4 P02776 5196 Platelet factor 4
CXCL5 P42830 6374 C-X-C motif chemokine 5
CXCL6 P80162 6372 C-X-C motif chemokine 6
PPBP P02775 5473 Platelet basic protein
CXCL9 Q07325 4283 C-X-C motif chemokine 9
CXCL11 O14625 6373 C-X-C motif chemokine 11
CXCL12 P48061 6387 Stromal cell-derived factor 1
CXCL13 O43927 10563 C-X-C motif chemokine 13
CXCL14 O95715 9547 C-X-C motif chemokine 14
CXCL16 Q9H2A7 58191 C-X-C motif chemokine 16
CXCL17 Q6UXB2 284340 C-X-C motif chemokine 17
CX3CL1 P78423 6376 Fractalkine
XCL1 P47992 6375 Lymphotactin
CCL1 P22362 6346 C-C motif chemokine 1
CCL3 P10147 6348 C-C motif chemokine 3
CCL4 P13236 6351 C-C motif chemokine 4
CCL5 P13501 6352 C-C motif chemokine 5
CCL7 P80098 6354 C-C motif chemokine 7
CCL8 P80075 6355 C-C motif chemokine 8
CCL11 P51671 6356 Eotaxin
CCL13 Q99616 6357 C-C motif chemokine 13
CCL14 Q16627 6358 C-C motif chemokine 14
CCL15 Q16663 6359 C-C motif chemokine 15
CCL16 O15467 6360 C-C motif chemokine 16
CCL17 Q92583 6361 C-C motif chemokine 17
CCL18 P55774 6362 C-C motif chemokine 18
CCL19 Q99731 6363 C-C motif chemokine 19
CCL20 P78556 6364 C-C motif chemokine 20
CCL21 O00585 6366 C-C motif chemokine 21
CCL22 O00626 6367 C-C motif chemokine 22
CCL23 P55773 6368 C-C motif chemokine 23
CCL24 O00175 6369 C-C motif chemokine 24
CCL25 O15444 6370 C-C motif chemokine 25
CCL26 Q9Y258 10344 C-C motif chemokine 26
CCL27 Q9Y4X3 10850 C-C motif chemokine 27
CCL28 Q9NRJ3 56477 C-C motif chemokine 28
CXCR1 P25024 3577 C-X-C chemokine receptor type 1
CXCR2 P25025 3579 C-X-C chemokine receptor type 2
CXCR3 P49682 2833 C-X-C chemokine receptor type 3
CXCR4 P61073 7852 C-X-C chemokine receptor type 4
CXCR5 P32302 643 C-X-C chemokine receptor type 5
CCR1 P32246 1230 C-C chemokine receptor type 1
CCR2 P41597 729230 C-C chemokine receptor type 2
CCR4 P51679 1233 C-C chemokine receptor type 4
CCR5 P51681 1234 C-C chemokine receptor type 5
CCR6 P51684 1235 C-C chemokine receptor type 6
CCR7 P32248 1236 C-C chemokine receptor type 7
LTA P01374 4049 Lymphotoxin-alpha
LTB Q06643 4050 Lymphotoxin-beta
LTBR P36941 4055 Lymphotoxin-beta receptor
TNFSF4 P23510 7292 Tumor necrosis factor ligand superfamily member 4
CD40LG P29965 959 CD40 ligand
FASLG P48023 356 Tumor necrosis factor ligand superfamily member 6
CD70 P32970 970 CD70 antigen
TNFSF8 P32971 944 Tumor necrosis factor ligand superfamily member 8
TNFSF9 P41273 8744 Tumor necrosis factor ligand superfamily member 9
TNFSF10 P50591 8743 Tumor necrosis factor ligand superfamily member 10
TNFSF11 O14788 8600 Tumor necrosis factor ligand superfamily member 11
TNFSF12 O43508 8742 Tumor necrosis factor ligand superfamily member 12
TNFSF13 O75888 8741 Tumor necrosis factor ligand superfamily member 13
TNFSF13B Q9Y275 10673 Tumor necrosis factor ligand superfamily member 13B
TNFSF14 O43557 8740 Tumor necrosis factor ligand superfamily member 14
TNFSF15 O95150 9966 Tumor necrosis factor ligand superfamily member 15
TNFSF18 Q9UNG2 8995 Tumor necrosis factor ligand superfamily member 18
TNFRSF1A P19438 7132 Tumor necrosis factor receptor superfamily member 1A
TNFRSF1B P20333 7133 Tumor necrosis factor receptor superfamily member 1B
TNFRSF4 P43489 7293 Tumor necrosis factor receptor superfamily member 4
CD40 P25942 958 Tumor necrosis factor receptor superfamily member 5
FAS P25445 355 Tumor necrosis factor receptor superfamily member 6
TNFRSF6B O95407 8771 Tumor necrosis factor receptor superfamily member 6B
CD27 P26842 939 CD27 antigen
TNFRSF8 P28908 943 Tumor necrosis factor receptor superfamily member 8
TNFRSF9 Q07011 3604 Tumor necrosis factor receptor superfamily member 9
TNFRSF10A O00220 8797 Tumor necrosis factor receptor superfamily member 10A
TNFRSF10B O14763 8795 Tumor necrosis factor receptor superfamily member 10B
TNFRSF10C O14798 8794 Tumor necrosis factor receptor superfamily member 10C
TNFRSF11A Q9Y6Q6 8792 Tumor necrosis factor receptor superfamily member 11A
TNFRSF11B O00300 4982 Tumor necrosis factor receptor superfamily member 11B
TNFRSF12A Q9NP84 51330 Tumor necrosis factor receptor superfamily member 12A
TNFRSF13B O14836 23495 Tumor necrosis factor receptor superfamily member 13B
TNFRSF13C Q96RJ3 115650 Tumor necrosis factor receptor superfamily member 13C
TNFRSF14 Q92956 8764 Tumor necrosis factor receptor superfamily member 14
NGFR P08138 4804 Tumor necrosis factor receptor superfamily member 16
TNFRSF17 Q02223 608 Tumor necrosis factor receptor superfamily member 17
TNFRSF18 Q9Y5U5 8784 Tumor necrosis factor receptor superfamily member 18
TNFRSF19 Q9NS68 55504 Tumor necrosis factor receptor superfamily member 19
TNFRSF21 O75509 27242 Tumor necrosis factor receptor superfamily member 21
TNFRSF25 Q93038 8718 Tumor necrosis factor receptor superfamily member 25
EDAR Q9UNE0 10913 Tumor necrosis factor receptor superfamily member EDAR
IFNA2 P01563 3440 Interferon alpha-2
IFNB1 P01574 3456 Interferon beta
IFNE Q86WN2 338376 Interferon epsilon
IFNK Q9P0W0 56832 Interferon kappa
IFNL1 Q8IU54 282618 Interferon lambda-1
IFNL2 Q8IZJ0 282616 Interferon lambda-2
IFNL3 Q8IZI9 282617 Interferon lambda-3
IFNW1 P05000 3467 Interferon omega-1
IFNAR1 P17181 3454 Interferon alpha/beta receptor 1
IFNAR2 P48551 3455 Interferon alpha/beta receptor 2
IFNGR1 P15260 3459 Interferon gamma receptor 1
IFNGR2 P38484 3460 Interferon gamma receptor 2
CSF1 P09603 1435 Macrophage colony-stimulating factor 1
CSF1R P07333 1436 Macrophage colony-stimulating factor 1 receptor
CSF2 P04141 1437 Granulocyte-macrophage colony-stimulating factor
CSF2RA P15509 1438 Granulocyte-macrophage colony-stimulating factor receptor subunit alpha
CSF2RB P32927 1439 Cytokine receptor common subunit beta
CSF3 P09919 1440 Granulocyte colony-stimulating factor
CSF3R Q99062 1441 Granulocyte colony-stimulating factor receptor
LIF P15018 3976 Leukemia inhibitory factor
LIFR P42702 3977 Leukemia inhibitory factor receptor
OSM P13725 5008 Oncostatin-M
OSMR Q99650 9180 Oncostatin-M-specific receptor subunit beta
CNTF P26441 1270 Ciliary neurotrophic factor
CNTFR P26992 1271 Ciliary neurotrophic factor receptor subunit alpha
CTF1 Q16619 1489 Cardiotrophin-1
CLCF1 Q9UBD9 23529 Cardiotrophin-like cytokine factor 1
TSLP Q969D9 85480 Thymic stromal lymphopoietin
CRLF2 Q9HC73 64109 Cytokine receptor-like factor 2
THPO P40225 7066 Thrombopoietin
MPL P40238 4352 Thrombopoietin receptor
EPOR P19235 2057 Erythropoietin receptor
FLT3 P36888 2322 Receptor-type tyrosine-protein kinase FLT3
FLT3LG P49771 2323 Fms-related tyrosine kinase 3 ligand
KIT P10721 3815 Mast/stem cell growth factor receptor Kit
KITLG P21583 4254 Kit ligand
MIF P14174 4282 Macrophage migration inhibitory factor
AIF1 P55008 199 Allograft inflammatory factor 1
HMGB1 P09429 3146 High mobility group protein B1
EGF P01133 1950 Pro-epidermal growth factor
TGFA P01135 7039 Protransforming growth factor alpha
AREG P15514 374 Amphiregulin
BTC P35070 685 Probetacellulin
EREG O14944 2069 Proepiregulin
HBEGF Q99075 1839 Proheparin-binding EGF-like growth factor
NRG1 Q02297 3084 Pro-neuregulin-1, membrane-bound isoform
NRG4 Q8WWG1 145957 Pro-neuregulin-4, membrane-bound isoform
ERBB3 P21860 2065 Receptor tyrosine-protein kinase erbB-3
ERBB4 Q15303 2066 Receptor tyrosine-protein kinase erbB-4
FGF1 P05230 2246 Fibroblast growth factor 1
FGF2 P09038 2247 Fibroblast growth factor 2
FGF4 P08620 2249 Fibroblast growth factor 4
FGF5 P12034 2250 Fibroblast growth factor 5
FGF6 P10767 2251 Fibroblast growth factor 6
FGF7 P21781 2252 Fibroblast growth factor 7
FGF8 P55075 2253 Fibroblast growth factor 8
FGF9 P31371 2254 Fibroblast growth factor 9
FGF10 O15520 2255 Fibroblast growth factor 10
FGF12 P61328 2257 Fibroblast growth factor 12
FGF16 O43320 8823 Fibroblast growth factor 16
FGF17 O60258 8822 Fibroblast growth factor 17
FGF18 O76093 8817 Fibroblast growth factor 18
FGF19 O95750 9965 Fibroblast growth factor 19
FGF20 Q9NP95 26281 Fibroblast growth factor 20
FGF22 Q9HCT0 27006 Fibroblast growth factor 22
FGFR1 P11362 2260 Fibroblast growth factor receptor 1
FGFR2 P21802 2263 Fibroblast growth factor receptor 2
FGFR3 P22607 2261 Fibroblast growth factor receptor 3
FGFR4 P22455 2264 Fibroblast growth factor receptor 4
FGFBP1 Q14512 9982 Fibroblast growth factor-binding protein 1
KL Q9UEF7 9365 Klotho
KLB Q86Z14 152831 Beta-klotho
VEGFB P49765 7423 Vascular endothelial growth factor B
VEGFC P49767 7424 Vascular endothelial growth factor C
VEGFD O43915 2277 Vascular endothelial growth factor D
PGF P49763 5228 Placenta growth factor
FLT1 P17948 2321 Vascular endothelial growth factor receptor 1
KDR P35968 3791 Vascular endothelial growth factor receptor 2
FLT4 P35916 2324 Vascular endothelial growth factor receptor 3
NRP1 O14786 8829 Neuropilin-1
NRP2 O60462 8828 Neuropilin-2
PDGFA P04085 5154 Platelet-derived growth factor subunit A
PDGFB P01127 5155 Platelet-derived growth factor subunit B
PDGFC Q9NRA1 56034 Platelet-derived growth factor C
PDGFD Q9GZP0 80310 Platelet-derived growth factor D
PDGFRA P16234 5156 Platelet-derived growth factor receptor alpha
PDGFRB P09619 5159 Platelet-derived growth factor receptor beta
ANGPT1 Q15389 284 Angiopoietin-1
ANGPT2 O15123 285 Angiopoietin-2
ANGPT4 Q9Y264 51378 Angiopoietin-4
ANGPTL1 O95841 9068 Angiopoietin-related protein 1
ANGPTL2 Q9UKU9 23452 Angiopoietin-related protein 2
ANGPTL3 Q9Y5C1 27329 Angiopoietin-related protein 3
ANGPTL4 Q9BY76 51129 Angiopoietin-related protein 4
ANGPTL6 Q8NI99 83854 Angiopoietin-related protein 6
ANGPTL7 O43827 10218 Angiopoietin-related protein 7
ANGPTL8 Q6UXH0 55908 Angiopoietin-like protein 8
TEK Q02763 7010 Angiopoietin-1 receptor
TIE1 P35590 7075 Tyrosine-protein kinase receptor Tie-1
IGF2 P01344 3481 Insulin-like growth factor 2
IGF1R P08069 3480 Insulin-like growth factor 1 receptor
IGF2R P11717 3482 Cation-independent mannose-6-phosphate receptor
IGFBP1 P08833 3484 Insulin-like growth factor-binding protein 1
IGFBP2 P18065 3485 Insulin-like growth factor-binding protein 2
IGFBP3 P17936 3486 Insulin-like growth factor-binding protein 3
IGFBP4 P22692 3487 Insulin-like growth factor-binding protein 4
IGFBP5 P24593 3488 Insulin-like growth factor-binding protein 5
IGFBP6 P24592 3489 Insulin-like growth factor-binding protein 6
IGFBP7 Q16270 3490 Insulin-like growth factor-binding protein 7
IGFALS P35858 3483 Insulin-like growth factor-binding protein complex acid labile subunit
INSR P06213 3643 Insulin receptor
HGF P14210 3082 Hepatocyte growth factor
MET P08581 4233 Hepatocyte growth factor receptor
HGFAC Q04756 3083 Hepatocyte growth factor activator
MST1 P26927 4485 Hepatocyte growth factor-like protein
MST1R Q04912 4486 Macrophage-stimulating protein receptor
NGF P01138 4803 Beta-nerve growth factor
BDNF P23560 627 Brain-derived neurotrophic factor
NTF3 P20783 4908 Neurotrophin-3
NTF4 P34130 4909 Neurotrophin-4
NTRK1 P04629 4914 High affinity nerve growth factor receptor
NTRK2 Q16620 4915 BDNF/NT-3 growth factors receptor
NTRK3 Q16288 4916 NT-3 growth factor receptor
GDNF P39905 2668 Glial cell line-derived neurotrophic factor
NRTN Q99748 4902 Neurturin
ARTN Q5T4W7 9048 Artemin
PSPN O60542 5623 Persephin
GFRA1 P56159 2674 GDNF family receptor alpha-1
GFRA2 O00451 2675 GDNF family receptor alpha-2
GFRA3 O60609 2676 GDNF family receptor alpha-3
GFRAL Q6UXV0 389400 GDNF family receptor alpha-like
RET P07949 5979 Proto-oncogene tyrosine-protein kinase receptor Ret
MDK P21741 4192 Midkine
PTN P21246 5764 Pleiotrophin
AXL P30530 558 Tyrosine-protein kinase receptor UFO
MERTK Q12866 10461 Tyrosine-protein kinase Mer
TYRO3 Q06418 7301 Tyrosine-protein kinase receptor TYRO3
GAS6 Q14393 2621 Growth arrest-specific protein 6
DDR1 Q08345 780 Epithelial discoidin domain-containing receptor 1
DDR2 Q16832 4921 Discoidin domain-containing receptor 2
ALK Q9UM73 238 ALK tyrosine kinase receptor
ROR1 Q01973 4919 Inactive tyrosine-protein kinase transmembrane receptor ROR1
TGFB2 P61812 7042 Transforming growth factor beta-2 proprotein
TGFB3 P10600 7043 Transforming growth factor beta-3 proprotein
TGFBI Q15582 7045 Transforming growth factor-beta-induced protein ig-h3
TGFBR1 P36897 7046 TGF-beta receptor type-1
TGFBR2 P37173 7048 TGF-beta receptor type-2
TGFBR3 Q03167 7049 Transforming growth factor beta receptor type 3
LTBP1 Q14766 4052 Latent-transforming growth factor beta-binding protein 1
LTBP2 Q14767 4053 Latent-transforming growth factor beta-binding protein 2
LTBP4 Q8N2S1 8425 Latent-transforming growth factor beta-binding protein 4
BMP1 P13497 649 Bone morphogenetic protein 1
BMP2 P12643 650 Bone morphogenetic protein 2
BMP4 P12644 652 Bone morphogenetic protein 4
BMP6 P22004 654 Bone morphogenetic protein 6
BMP7 P18075 655 Bone morphogenetic protein 7
BMP10 O95393 27302 Bone morphogenetic protein 10
BMPR1A P36894 657 Bone morphogenetic protein receptor type-1A
BMPR1B O00238 658 Bone morphogenetic protein receptor type-1B
BMPR2 Q13873 659 Bone morphogenetic protein receptor type-2
GDF2 Q9UK05 2658 Growth/differentiation factor 2
GDF5 P43026 8200 Growth/differentiation factor 5
GDF11 O95390 10220 Growth/differentiation factor 11
MSTN O14793 2660 Growth/differentiation factor 8
AMH P03971 268 Muellerian-inhibiting factor
INHA P05111 3623 Inhibin alpha chain
INHBA P08476 3624 Inhibin beta A chain
INHBB P09529 3625 Inhibin beta B chain
INHBC P55103 3626 Inhibin beta C chain
INHBE P58166 83729 Inhibin beta E chain
ACVR1 Q04771 90 Activin receptor type-1
ACVR1B P36896 91 Activin receptor type-1B
ACVR2A P27037 92 Activin receptor type-2A
ACVR2B Q13705 93 Activin receptor type-2B
ACVRL1 P37023 94 Activin receptor type-1-like
ENG P17813 2022 Endoglin
FST P19883 10468 Follistatin
FSTL1 Q12841 11167 Follistatin-related protein 1
FSTL3 O95633 10272 Follistatin-related protein 3
NOG Q13253 9241 Noggin
CHRD Q9H2X0 8646 Chordin
GREM1 O60565 26585 Gremlin-1
SMAD1 Q15797 4086 Mothers against decapentaplegic homolog 1
SMAD2 Q15796 4087 Mothers against decapentaplegic homolog 2
SMAD3 P84022 4088 Mothers against decapentaplegic homolog 3
SMAD4 Q13485 4089 Mothers against decapentaplegic homolog 4
SMAD5 Q99717 4090 Mothers against decapentaplegic homolog 5
SMAD7 O15105 4092 Mothers against decapentaplegic homolog 7
WNT1 P04628 7471 Proto-oncogene Wnt-1
WNT3A P56704 89780 Protein Wnt-3a
WNT5A P41221 7474 Protein Wnt-5a
WNT7A O00755 7476 Protein Wnt-7a
WNT10B O00744 7480 Protein Wnt-10b
WNT11 O96014 7481 Protein Wnt-11
FZD1 Q9UP38 8321 Frizzled-1
FZD2 Q14332 2535 Frizzled-2
FZD4 Q9ULV1 8322 Frizzled-4
FZD5 Q13467 7855 Frizzled-5
FZD7 O75084 8324 Frizzled-7
FZD8 Q9H461 8325 Frizzled-8
LRP5 O75197 4041 Low-density lipoprotein receptor-related protein 5
LRP6 O75581 4040 Low-density lipoprotein receptor-related protein 6
DKK1 O94907 22943 Dickkopf-related protein 1
DKK2 Q9UBU2 27123 Dickkopf-related protein 2
DKK3 Q9UBP4 27122 Dickkopf-related protein 3
DKK4 Q9UBT3 27121 Dickkopf-related protein 4
SFRP1 Q8N474 6422 Secreted frizzled-related protein 1
SFRP2 Q96HF1 6423 Secreted frizzled-related protein 2
SFRP4 Q6FHJ7 6424 Secreted frizzled-related protein 4
FRZB Q92765 2487 Secreted frizzled-related protein 3
WIF1 Q9Y5W5 11197 Wnt inhibitory factor 1
RSPO1 Q2MKA7 284654 R-spondin-1
RSPO2 Q6UXX9 340419 R-spondin-2
RSPO3 Q9BXY4 84870 R-spondin-3
CTNNB1 P35222 1499 Catenin beta-1
APC P25054 324 Adenomatous polyposis coli protein
AXIN1 O15169 8312 Axin-1
AXIN2 Q9Y2T1 8313 Axin-2
GSK3A P49840 2931 Glycogen synthase kinase-3 alpha
GSK3B P49841 2932 Glycogen synthase kinase-3 beta
TCF7L2 Q9NQB0 6934 Transcription factor 7-like 2
LEF1 Q9UJU2 51176 Lymphoid enhancer-binding factor 1
DVL1 O14640 1855 Segment polarity protein dishevelled homolog DVL-1
NOTCH1 P46531 4851 Neurogenic locus notch homolog protein 1
NOTCH2 Q04721 4853 Neurogenic locus notch homolog protein 2
NOTCH3 Q9UM47 4854 Neurogenic locus notch homolog protein 3
NOTCH4 Q99466 4855 Neurogenic locus notch homolog protein 4
DLL1 O00548 28514 Delta-like protein 1
DLL3 Q9NYJ7 10683 Delta-like protein 3
DLL4 Q9NR61 54567 Delta-like protein 4
DLK1 P80370 8788 Protein delta homolog 1
JAG1 P78504 182 Protein jagged-1
JAG2 Q9Y219 3714 Protein jagged-2
SHH Q15465 6469 Sonic hedgehog protein
IHH Q14623 3549 Indian hedgehog protein
DHH O43323 50846 Desert hedgehog protein
PTCH1 Q13635 5727 Protein patched homolog 1
SMO Q99835 6608 Protein smoothened
GLI1 P08151 2735 Zinc finger protein GLI1
GAST P01350 2520 Gastrin
CCK P06307 885 Cholecystokinin
SCT P09683 6343 Secretin
GIP P09681 2695 Gastric inhibitory polypeptide
GHRL Q9UBU3 51738 Appetite-regulating hormone
GHRH P01286 2691 Somatoliberin
SST P61278 6750 Somatostatin
NPY P01303 4852 Pro-neuropeptide Y
PYY P10082 5697 Peptide YY
PPY P01298 5539 Pancreatic polypeptide prohormone
VIP P01282 7432 VIP peptides
ADCYAP1 P18509 116 Pituitary adenylate cyclase-activating polypeptide
POMC P01189 5443 Pro-opiomelanocortin
AGRP O00253 181 Agouti-related protein
CARTPT Q16568 9607 Cocaine- and amphetamine-regulated transcript protein
CRH P06850 1392 Corticoliberin
TRH P20396 7200 Pro-thyrotropin-releasing hormone
GNRH1 P01148 2796 Progonadoliberin-1
KISS1 Q15726 3814 Metastasis-suppressor KiSS-1
OXT P01178 5020 Oxytocin-neurophysin 1
AVP P01185 551 Vasopressin-neurophysin 2-copeptin
ADM P35318 133 Pro-adrenomedullin
EDN1 P05305 1906 Endothelin-1
NPPC P23582 4880 C-type natriuretic peptide
UTS2 O95399 10911 Urotensin-2
IAPP P10997 3375 Islet amyloid polypeptide
PTHLH P12272 5744 Parathyroid hormone-related protein
STC1 P52823 6781 Stanniocalcin-1
STC2 O76061 8614 Stanniocalcin-2
RLN1 P04808 6013 Prorelaxin H1
RLN2 P04090 6019 Prorelaxin H2
INSL3 P51460 3640 Insulin-like 3
CGB3 P0DN86 1082 Choriogonadotropin subunit beta 3
CSH1 P0DML2 1442 Chorionic somatomammotropin hormone 1
TG P01266 7038 Thyroglobulin
TPO P07202 7173 Thyroid peroxidase
TTR P02766 7276 Transthyretin
SERPINA7 P05543 6906 Thyroxine-binding globulin
SERPINA6 P08185 866 Corticosteroid-binding globulin
SHBG P04278 6462 Sex hormone-binding globulin
RETN Q9HD89 56729 Resistin
NAMPT P43490 10135 Nicotinamide phosphoribosyltransferase
RARRES2 Q99969 5919 Retinoic acid receptor responder protein 2
ITLN1 Q8WWA0 55600 Intelectin-1
NUCB2 P80303 4925 Nucleobindin-2
FNDC5 Q8NAU1 252995 Fibronectin type III domain-containing protein 5
CHGA P10645 1113 Chromogranin-A
CHGB P05060 1114 Secretogranin-1
SCG2 P13521 7857 Secretogranin-2
SCG3 Q8WXD2 29106 Secretogranin-3
GHR P10912 2690 Growth hormone receptor
PRLR P16471 5618 Prolactin receptor
LEPR P48357 3953 Leptin receptor
INSRR P14616 3645 Insulin receptor-related protein
GLP1R P43220 2740 Glucagon-like peptide 1 receptor
GIPR P48546 2696 Gastric inhibitory polypeptide receptor
GCGR P47871 2642 Glucagon receptor
TSHR P16473 7253 Thyrotropin receptor
LHCGR P22888 3973 Lutropin-choriogonadotropic hormone receptor
FSHR P23945 2492 Follicle-stimulating hormone receptor
CALCR P30988 799 Calcitonin receptor
AGTR1 P30556 185 Type-1 angiotensin II receptor
ADRB2 P07550 154 Beta-2 adrenergic receptor
AR P10275 367 Androgen receptor
ESR2 Q92731 2100 Estrogen receptor beta
PGR P06401 5241 Progesterone receptor
NR3C1 P04150 2908 Glucocorticoid receptor
NR3C2 P08235 4306 Mineralocorticoid receptor
VDR P11473 7421 Vitamin D3 receptor
THRA P10827 7067 Thyroid hormone receptor alpha
RXRA P19793 6256 Retinoic acid receptor RXR-alpha
RARA P10276 5914 Retinoic acid receptor alpha
PPARA Q07869 5465 Peroxisome proliferator-activated receptor alpha
PPARD Q03181 5467 Peroxisome proliferator-activated receptor delta
PPARG P37231 5468 Peroxisome proliferator-activated receptor gamma
NR1H4 Q96RI1 9971 Bile acid receptor
HBB P68871 3043 Hemoglobin subunit beta
HBD P02042 3045 Hemoglobin subunit delta
HBG1 P69891 3047 Hemoglobin subunit gamma-1
AMBP P02760 259 Protein AMBP
AHSG P02765 197 Alpha-2-HS-glycoprotein
FETUB Q9UGM5 26998 Fetuin-B
ORM1 P02763 5004 Alpha-1-acid glycoprotein 1
ORM2 P19652 5005 Alpha-1-acid glycoprotein 2
SAA1 P0DJI8 6288 Serum amyloid A-1 protein
SAA2 P0DJI9 6289 Serum amyloid A-2 protein
SAA4 P35542 6291 Serum amyloid A-4 protein
APCS P02743 325 Serum amyloid P-component
PTX3 P26022 5806 Pentraxin-related protein PTX3
LBP P18428 3929 Lipopolysaccharide-binding protein
CD14 P08571 929 Monocyte differentiation antigen CD14
GC P02774 2638 Vitamin D-binding protein
RBP4 P02753 5950 Retinol-binding protein 4
CP P00450 1356 Ceruloplasmin
LTF P02788 4057 Lactotransferrin
TFRC P02786 7037 Transferrin receptor protein 1
HAMP P81172 57817 Hepcidin
HRG P04196 3273 Histidine-rich glycoprotein
AZGP1 P25311 563 Zinc-alpha-2-glycoprotein
A1BG P04217 1 Alpha-1B-glycoprotein
LRG1 P02750 116844 Leucine-rich alpha-2-glycoprotein
PZP P20742 5858 Pregnancy zone protein
AFM P43652 173 Afamin
CLU P10909 1191 Clusterin
VTN P04004 7448 Vitronectin
GSN P06396 2934 Gelsolin
GPX3 P22352 2878 Glutathione peroxidase 3
PON1 P27169 5444 Serum paraoxonase/arylesterase 1
PON3 Q15166 5446 Serum paraoxonase/lactonase 3
TCN1 P20061 6947 Transcobalamin-1
TCN2 P20062 6948 Transcobalamin-2
PGLYRP2 Q96PD5 114770 N-acetylmuramoyl-L-alanine amidase
CD5L O43866 922 CD5 antigen-like
JCHAIN P01591 3512 Immunoglobulin J chain
IGHM P01871 3507 Immunoglobulin heavy constant mu
IGHG1 P01857 3500 Immunoglobulin heavy constant gamma 1
IGHA1 P01876 3493 Immunoglobulin heavy constant alpha 1
IGHE P01854 3497 Immunoglobulin heavy constant epsilon
PIGR P01833 5284 Polymeric immunoglobulin receptor
FGL1 Q08830 2267 Fibrinogen-like protein 1
FCN1 O00602 2219 Ficolin-1
FCN2 Q15485 2220 Ficolin-2
FCN3 O75636 8547 Ficolin-3
SELENOP P49908 6414 Selenoprotein P
LECT2 O14960 3950 Leukocyte cell-derived chemotaxin-2
ENPP2 Q13822 5168 Autotaxin
APOA2 P02652 336 Apolipoprotein A-II
APOA4 P06727 337 Apolipoprotein A-IV
APOA5 Q6Q788 116519 Apolipoprotein A-V
APOC1 P02654 341 Apolipoprotein C-I
APOC2 P02655 344 Apolipoprotein C-II
APOC3 P02656 345 Apolipoprotein C-III
APOD P05090 347 Apolipoprotein D
APOF Q13790 319 Apolipoprotein F
APOH P02749 350 Beta-2-glycoprotein 1
APOL1 O14791 8542 Apolipoprotein L1
APOM O95445 55937 Apolipoprotein M
LDLR P01130 3949 Low-density lipoprotein receptor
LRP1 Q07954 4035 Prolow-density lipoprotein receptor-related protein 1
LRP2 P98164 4036 Low-density lipoprotein receptor-related protein 2
LRPAP1 P30533 4043 Alpha-2-macroglobulin receptor-associated protein
VLDLR P98155 7436 Very low-density lipoprotein receptor
SCARB1 Q8WTV0 949 Scavenger receptor class B member 1
CD36 P16671 948 Platelet glycoprotein 4
OLR1 P78380 4973 Oxidized low-density lipoprotein receptor 1
MSR1 P21757 4481 Macrophage scavenger receptor types I and II
LPL P06858 4023 Lipoprotein lipase
LIPC P11150 3990 Hepatic triacylglycerol lipase
LIPG Q9Y5X9 9388 Endothelial lipase
PNLIP P16233 5406 Pancreatic triacylglycerol lipase
LCAT P04180 3931 Phosphatidylcholine-sterol acyltransferase
CETP P11597 1071 Cholesteryl ester transfer protein
PLTP P55058 5360 Phospholipid transfer protein
PLA2G2A P14555 5320 Phospholipase A2, membrane associated
PLA2G7 Q13093 7941 Platelet-activating factor acetylhydrolase
SORT1 Q99523 6272 Sortilin
GPIHBP1 Q8IV16 338328 Glycosylphosphatidylinositol-anchored high density lipoprotein-binding protein 1
FABP1 P07148 2168 Fatty acid-binding protein, liver
FABP2 P12104 2169 Fatty acid-binding protein, intestinal
FABP3 P05413 2170 Fatty acid-binding protein, heart
FABP4 P15090 2167 Fatty acid-binding protein, adipocyte
FABP5 Q01469 2171 Fatty acid-binding protein 5
HMGCR P04035 3156 3-hydroxy-3-methylglutaryl-coenzyme A reductase
FASN P49327 2194 Fatty acid synthase
ACACA Q13085 31 Acetyl-CoA carboxylase 1
SREBF1 P36956 6720 Sterol regulatory element-binding protein 1
F3 P13726 2152 Tissue factor
F5 P12259 2153 Coagulation factor V
F7 P08709 2155 Coagulation factor VII
F9 P00740 2158 Coagulation factor IX
F10 P00742 2159 Coagulation factor X
F11 P03951 2160 Coagulation factor XI
F12 P00748 2161 Coagulation factor XII
F13A1 P00488 2162 Coagulation factor XIII A chain
F13B P05160 2165 Coagulation factor XIII B chain
F2R P25116 2149 Proteinase-activated receptor 1
FGB P02675 2244 Fibrinogen beta chain
FGG P02679 2266 Fibrinogen gamma chain
KLKB1 P03952 3818 Plasma kallikrein
KNG1 P01042 3827 Kininogen-1
PROC P04070 5624 Vitamin K-dependent protein C
PROS1 P07225 5627 Vitamin K-dependent protein S
PROZ P22891 8858 Vitamin K-dependent protein Z
PROCR Q9UNN8 10544 Endothelial protein C receptor
THBD P07204 7056 Thrombomodulin
TFPI P10646 7035 Tissue factor pathway inhibitor
TFPI2 P48307 7980 Tissue factor pathway inhibitor 2
PLAT P00750 5327 Tissue-type plasminogen activator
PLAU P00749 5328 Urokinase-type plasminogen activator
PLAUR Q03405 5329 Urokinase plasminogen activator surface receptor
CPB2 Q96IY4 1361 Carboxypeptidase B2
HABP2 Q14520 3026 Factor VII-activating protease
ADAMTS13 Q76LX8 11093 A disintegrin and metalloproteinase with thrombospondin motifs 13
GP1BA P07359 2811 Platelet glycoprotein Ib alpha chain
GP6 Q9HCN6 51206 Platelet glycoprotein VI
THBS1 P07996 7057 Thrombospondin-1
THBS2 P35442 7058 Thrombospondin-2
THBS4 P35443 7060 Thrombospondin-4
COMP P49747 1311 Cartilage oligomeric matrix protein
MMRN1 Q13201 22915 Multimerin-1
SELP P16109 6403 P-selectin
SELL P14151 6402 L-selectin
SELPLG Q14242 6404 P-selectin glycoprotein ligand 1
SERPINA3 P01011 12 Alpha-1-antichymotrypsin
SERPINA4 P29622 5267 Kallistatin
SERPINA5 P05154 5104 Plasma serine protease inhibitor
SERPINA10 Q9UK55 51156 Protein Z-dependent protease inhibitor
SERPINA12 Q8IW75 145264 Serpin A12
SERPINB1 P30740 1992 Leukocyte elastase inhibitor
SERPINB2 P05120 5055 Plasminogen activator inhibitor 2
SERPINB3 P29508 6317 Serpin B3
SERPINB4 P48594 6318 Serpin B4
SERPINB5 P36952 5268 Serpin B5
SERPIND1 P05546 3053 Heparin cofactor 2
SERPINE1 P05121 5054 Plasminogen activator inhibitor 1
SERPINE2 P07093 5270 Glia-derived nexin
SERPINF1 P36955 5176 Pigment epithelium-derived factor
SERPINF2 P08697 5345 Alpha-2-antiplasmin
SERPING1 P05155 710 Plasma protease C1 inhibitor
SERPINH1 P50454 871 Serpin H1
SERPINI1 Q99574 5274 Neuroserpin
C1QA P02745 712 Complement C1q subcomponent subunit A
C1QB P02746 713 Complement C1q subcomponent subunit B
C1QC P02747 714 Complement C1q subcomponent subunit C
C1R P00736 715 Complement C1r subcomponent
C1S P09871 716 Complement C1s subcomponent
C2 P06681 717 Complement C2
C4A P0C0L4 720 Complement C4-A
C4B P0C0L5 721 Complement C4-B
C4BPA P04003 722 C4b-binding protein alpha chain
C6 P13671 729 Complement component C6
C7 P10643 730 Complement component C7
C8A P07357 731 Complement component C8 alpha chain
C8B P07358 732 Complement component C8 beta chain
C8G P07360 733 Complement component C8 gamma chain
C9 P02748 735 Complement component C9
C3AR1 Q16581 719 C3a anaphylatoxin chemotactic receptor
C5AR1 P21730 728 C5a anaphylatoxin chemotactic receptor 1
CFB P00751 629 Complement factor B
CFD P00746 1675 Complement factor D
CFI P05156 3426 Complement factor I
CFP P27918 5199 Properdin
CFHR1 Q03591 3078 Complement factor H-related protein 1
CFHR2 P36980 3080 Complement factor H-related protein 2
CFHR3 Q02985 10878 Complement factor H-related protein 3
CFHR4 Q92496 10877 Complement factor H-related protein 4
CFHR5 Q9BXR6 81494 Complement factor H-related protein 5
MBL2 P11226 4153 Mannose-binding protein C
MASP1 P48740 5648 Mannan-binding lectin serine protease 1
MASP2 O00187 10747 Mannan-binding lectin serine protease 2
COLEC11 Q9BWP8 78989 Collectin-11
COLEC12 Q5KU26 81035 Collectin-12
CD46 P15529 4179 Membrane cofactor protein
CD55 P08174 1604 Complement decay-accelerating factor
CD59 P13987 966 CD59 glycoprotein
CR1 P17927 1378 Complement receptor type 1
CR2 P20023 1380 Complement receptor type 2
CSMD1 Q96PZ7 64478 CUB and sushi domain-containing protein 1
CD2 P06729 914 T-cell surface antigen CD2
CD3D P04234 915 T-cell surface glycoprotein CD3 delta chain
CD3E P07766 916 T-cell surface glycoprotein CD3 epsilon chain
CD3G P09693 917 T-cell surface glycoprotein CD3 gamma chain
CD247 P20963 919 T-cell surface glycoprotein CD3 zeta chain
CD5 P06127 921 T-cell surface glycoprotein CD5
CD6 P30203 923 T-cell differentiation antigen CD6
CD7 P09564 924 T-cell antigen CD7
CD8B P10966 926 T-cell surface glycoprotein CD8 beta chain
CD9 P21926 928 CD9 antigen
MME P08473 4311 Neprilysin
ANPEP P15144 290 Aminopeptidase N
FUT4 P22083 2526 Alpha-(1,3)-fucosyltransferase 4
FCGR3A P08637 2214 Low affinity immunoglobulin gamma Fc region receptor III-A
FCGR3B O75015 2215 Low affinity immunoglobulin gamma Fc region receptor III-B
FCGR2A P12318 2212 Low affinity immunoglobulin gamma Fc region receptor II-a
FCGR2B P31994 2213 Low affinity immunoglobulin gamma Fc region receptor II-b
FCGR1A P12314 2209 High affinity immunoglobulin gamma Fc receptor I
FCER1A P12319 2205 High affinity immunoglobulin epsilon receptor subunit alpha
FCER2 P06734 2208 Low affinity immunoglobulin epsilon Fc receptor
FCAR P24071 2204 Immunoglobulin alpha Fc receptor
FCGRT P55899 2217 IgG receptor FcRn large subunit p51
CD19 P15391 930 B-lymphocyte antigen CD19
CD22 P20273 933 B-cell receptor CD22
CD24 P25063 100133941 Signal transducer CD24
CD28 P10747 940 T-cell-specific surface glycoprotein CD28
CD33 P20138 945 Myeloid cell surface antigen CD33
CD34 P28906 947 Hematopoietic progenitor cell antigen CD34
CD37 P11049 951 Leukocyte antigen CD37
CD44 P16070 960 CD44 antigen
CD47 Q08722 961 Leukocyte surface antigen CD47
CD48 P09326 962 CD48 antigen
CD52 P31358 1043 CAMPATH-1 antigen
CD53 P19397 963 Leukocyte surface antigen CD53
CD58 P19256 965 Lymphocyte function-associated antigen 3
CD63 P08962 967 CD63 antigen
CD68 P34810 968 Macrosialin
CD69 Q07108 969 Early activation antigen CD69
CD72 P21854 971 B-cell differentiation antigen CD72
CD74 P04233 972 HLA class II histocompatibility antigen gamma chain
CD79A P11912 973 B-cell antigen receptor complex-associated protein alpha chain
CD79B P40259 974 B-cell antigen receptor complex-associated protein beta chain
CD80 P33681 941 T-lymphocyte activation antigen CD80
CD81 P60033 975 CD81 antigen
CD83 Q01151 9308 CD83 antigen
CD84 Q9UIB8 8832 SLAM family member 5
CD86 P42081 942 T-lymphocyte activation antigen CD86
CD93 Q9NPY3 22918 Complement component C1q receptor
CD96 P40200 10225 T-cell surface protein tactile
CD99 P14209 4267 CD99 antigen
CD109 Q6YHK3 135228 CD109 antigen
CD151 P48509 977 CD151 antigen
CD160 O95971 11126 CD160 antigen
CD163 Q86VB7 9332 Scavenger receptor cysteine-rich type 1 protein M130
CD177 Q8N6Q3 57126 CD177 antigen
CD200 P41217 4345 OX-2 membrane glycoprotein
CD200R1 Q8TD46 131450 Cell surface glycoprotein CD200 receptor 1
CD207 Q9UJ71 50489 C-type lectin domain family 4 member K
CD209 Q9NNX6 30835 CD209 antigen
CD226 Q15762 10666 CD226 antigen
CD244 Q9BZW8 51744 Natural killer cell receptor 2B4
CD248 Q9HCU0 57124 Endosialin
CD276 Q5ZPR3 80381 CD276 antigen
CD300A Q9UGN4 11314 CMRF35-like molecule 8
CD300C Q08708 10871 CMRF35-like molecule 6
PDCD1LG2 Q9BQ51 80380 Programmed cell death 1 ligand 2
VTCN1 Q7Z7D3 79679 V-set domain-containing T-cell activation inhibitor 1
VSIR Q9H7M9 64115 V-type immunoglobulin domain-containing suppressor of T-cell activation
ICOS Q9Y6W8 29851 Inducible T-cell costimulator
ICOSLG O75144 23308 ICOS ligand
BTLA Q7Z6A9 151888 B- and T-lymphocyte attenuator
LAG3 P18627 3902 Lymphocyte activation gene 3 protein
HAVCR1 Q96D42 26762 Hepatitis A virus cellular receptor 1
HAVCR2 Q8TDQ0 84868 Hepatitis A virus cellular receptor 2
TIGIT Q495A1 201633 T-cell immunoreceptor with Ig and ITIM domains
TIMD4 Q96H15 91937 T-cell immunoglobulin and mucin domain-containing protein 4
LGALS1 P09382 3956 Galectin-1
LGALS2 P05162 3957 Galectin-2
LGALS3BP Q08380 3959 Galectin-3-binding protein
LGALS4 P56470 3960 Galectin-4
LGALS7 P47929 3963 Galectin-7
LGALS8 O00214 3964 Galectin-8
LGALS9 O00182 3965 Galectin-9
SLAMF1 Q13291 6504 Signaling lymphocytic activation molecule
SLAMF6 Q96DU3 114836 SLAM family member 6
SLAMF7 Q9NQ25 57823 SLAM family member 7
SLAMF8 Q9P0V8 56833 SLAM family member 8
KLRB1 Q12918 3820 Killer cell lectin-like receptor subfamily B member 1
KLRD1 Q13241 3824 Natural killer cells antigen CD94
KLRG1 Q96E93 10219 Killer cell lectin-like receptor subfamily G member 1
KLRK1 P26718 22914 NKG2-D type II integral membrane protein
NCR1 O76036 9437 Natural cytotoxicity triggering receptor 1
NCR3 O14931 259197 Natural cytotoxicity triggering receptor 3
NCAM1 P13591 4684 Neural cell adhesion molecule 1
MICA Q29983 100507436 MHC class I polypeptide-related sequence A
MICB Q29980 4277 MHC class I polypeptide-related sequence B
ULBP1 Q9BZM6 80329 UL16-binding protein 1
ULBP2 Q9BZM5 80328 UL16-binding protein 2
HLA-A P04439 3105 HLA class I histocompatibility antigen, A alpha chain
HLA-DRA P01903 3122 HLA class II histocompatibility antigen, DR alpha chain
HLA-E P13747 3133 HLA class I histocompatibility antigen, alpha chain E
LILRA5 A6NI73 353514 Leukocyte immunoglobulin-like receptor subfamily A member 5
LILRB1 Q8NHL6 10859 Leukocyte immunoglobulin-like receptor subfamily B member 1
LILRB2 Q8N423 10288 Leukocyte immunoglobulin-like receptor subfamily B member 2
LILRB4 Q8NHJ6 11006 Leukocyte immunoglobulin-like receptor subfamily B member 4
LAIR1 Q6GTX8 3903 Leukocyte-associated immunoglobulin-like receptor 1
SIGLEC1 Q9BZZ2 6614 Sialoadhesin
SIGLEC5 O15389 8778 Sialic acid-binding Ig-like lectin 5
SIGLEC6 O43699 946 Sialic acid-binding Ig-like lectin 6
SIGLEC7 Q9Y286 27036 Sialic acid-binding Ig-like lectin 7
SIGLEC9 Q9Y336 27180 Sialic acid-binding Ig-like lectin 9
SIGLEC10 Q96LC7 89790 Sialic acid-binding Ig-like lectin 10
SIRPA P78324 140885 Tyrosine-protein phosphatase non-receptor type substrate 1
SIRPB1 O00241 10326 Signal-regulatory protein beta-1
TREM1 Q9NP99 54210 Triggering receptor expressed on myeloid cells 1
TREML1 Q86YW5 340205 Trem-like transcript 1 protein
TREML2 Q5T2D2 79865 Trem-like transcript 2 protein
TLR2 O60603 7097 Toll-like receptor 2
TLR3 O15455 7098 Toll-like receptor 3
TLR4 O00206 7099 Toll-like receptor 4
TLR5 O60602 7100 Toll-like receptor 5
TLR7 Q9NYK1 51284 Toll-like receptor 7
TLR9 Q9NR96 54106 Toll-like receptor 9
LY96 Q9Y6Y9 23643 Lymphocyte antigen 96
MRC1 P22897 4360 Macrophage mannose receptor 1
CLEC1B Q9P126 51266 C-type lectin domain family 1 member B
CLEC4A Q9UMR7 50856 C-type lectin domain family 4 member A
CLEC4C Q8WTT0 170482 C-type lectin domain family 4 member C
CLEC4D Q8WXI8 338339 C-type lectin domain family 4 member D
CLEC4G Q6UXB4 339390 C-type lectin domain family 4 member G
CLEC4M Q9H2X3 10332 C-type lectin domain family 4 member M
CLEC5A Q9NY25 23601 C-type lectin domain family 5 member A
CLEC6A Q6EIG7 93978 C-type lectin domain family 6 member A
CLEC7A Q9BXN2 64581 C-type lectin domain family 7 member A
CLEC10A Q8IUN9 10462 C-type lectin domain family 10 member A
CLEC11A Q9Y240 6320 C-type lectin domain family 11 member A
LY9 Q9HBG7 4063 T-lymphocyte surface antigen Ly-9
LY86 O95711 9450 Lymphocyte antigen 86
TNFAIP6 P98066 7130 Tumor necrosis factor-inducible gene 6 protein
AGER Q15109 177 Advanced glycosylation end product-specific receptor
STAB2 Q8WWQ8 55576 Stabilin-2
LYVE1 Q9Y5Y7 10894 Lymphatic vessel endothelial hyaluronic acid receptor 1
THY1 P04216 7070 Thy-1 membrane glycoprotein
SDC1 P18827 6382 Syndecan-1
NT5E P21589 4907 5'-nucleotidase
ENTPD1 P49961 953 Ectonucleoside triphosphate diphosphohydrolase 1
PROM1 O43490 8842 Prominin-1
FOLR1 P15328 2348 Folate receptor alpha
FOLR2 P14207 2350 Folate receptor beta
FOLH1 Q04609 2346 Glutamate carboxypeptidase 2
TACSTD2 P09758 4070 Tumor-associated calcium signal transducer 2
MSLN Q13421 10232 Mesothelin
MUC1 P15941 4582 Mucin-1
CEACAM1 P13688 634 Carcinoembryonic antigen-related cell adhesion molecule 1
CEACAM6 P40199 4680 Carcinoembryonic antigen-related cell adhesion molecule 6
CEACAM8 P31997 1088 Carcinoembryonic antigen-related cell adhesion molecule 8
NECTIN1 Q15223 5818 Nectin-1
NECTIN2 Q92692 5819 Nectin-2
NECTIN4 Q96NY8 81607 Nectin-4
PVR P15151 5817 Poliovirus receptor
ICAM2 P13598 3384 Intercellular adhesion molecule 2
ICAM3 P32942 3385 Intercellular adhesion molecule 3
ICAM4 Q14773 3386 Intercellular adhesion molecule 4
ICAM5 Q9UMF0 7087 Intercellular adhesion molecule 5
PECAM1 P16284 5175 Platelet endothelial cell adhesion molecule
MCAM P43121 4162 Cell surface glycoprotein MUC18
ALCAM Q13740 214 CD166 antigen
L1CAM P32004 3897 Neural cell adhesion molecule L1
CADM1 Q9BY67 23705 Cell adhesion molecule 1
CADM3 Q8N126 57863 Cell adhesion molecule 3
ESAM Q96AP7 90952 Endothelial cell-selective adhesion molecule
F11R Q9Y624 50848 Junctional adhesion molecule A
JAM2 P57087 58494 Junctional adhesion molecule B
JAM3 Q9BX67 83700 Junctional adhesion molecule C
MADCAM1 Q13477 8174 Mucosal addressin cell adhesion molecule 1
CDH2 P19022 1000 Cadherin-2
CDH3 P22223 1001 Cadherin-3
CDH5 P33151 1003 Cadherin-5
CDH6 P55285 1004 Cadherin-6
CDH11 P55287 1009 Cadherin-11
CDH13 P55290 1012 Cadherin-13
CDH17 Q12864 1015 Cadherin-17
DSC2 Q02487 1824 Desmocollin-2
DSG2 Q14126 1829 Desmoglein-2
DSG3 P32926 1830 Desmoglein-3
ITGA1 P56199 3672 Integrin alpha-1
ITGA2 P17301 3673 Integrin alpha-2
ITGA2B P08514 3674 Integrin alpha-IIb
ITGA4 P13612 3676 Integrin alpha-4
ITGA5 P08648 3678 Integrin alpha-5
ITGA6 P23229 3655 Integrin alpha-6
ITGAE P38570 3682 Integrin alpha-E
ITGAL P20701 3683 Integrin alpha-L
ITGAM P11215 3684 Integrin alpha-M
ITGAV P06756 3685 Integrin alpha-V
ITGAX P20702 3687 Integrin alpha-X
ITGB1 P05556 3688 Integrin beta-1
ITGB2 P05107 3689 Integrin beta-2
ITGB3 P05106 3690 Integrin beta-3
ITGB5 P18084 3693 Integrin beta-5
ITGB6 P18564 3694 Integrin beta-6
ITGB7 P26010 3695 Integrin beta-7
COL1A2 P08123 1278 Collagen alpha-2(I) chain
COL2A1 P02458 1280 Collagen alpha-1(II) chain
COL3A1 P02461 1281 Collagen alpha-1(III) chain
COL4A1 P02462 1282 Collagen alpha-1(IV) chain
COL6A3 P12111 1293 Collagen alpha-3(VI) chain
COL15A1 P39059 1306 Collagen alpha-1(XV) chain
COL18A1 P39060 80781 Collagen alpha-1(XVIII) chain
LAMA1 P25391 284217 Laminin subunit alpha-1
LAMA4 Q16363 3910 Laminin subunit alpha-4
LAMB1 P07942 3912 Laminin subunit beta-1
LAMC1 P11047 3915 Laminin subunit gamma-1
LAMC2 Q13753 3918 Laminin subunit gamma-2
ELN P15502 2006 Elastin
FBLN1 P23142 2192 Fibulin-1
FBLN5 Q9UBX5 10516 Fibulin-5
EFEMP1 Q12805 2202 EGF-containing fibulin-like extracellular matrix protein 1
FBN1 P35555 2200 Fibrillin-1
NID1 P14543 4811 Nidogen-1
NID2 Q14112 22795 Nidogen-2
HSPG2 P98160 3339 Basement membrane-specific heparan sulfate proteoglycan core protein
AGRN O00468 375790 Agrin
DCN P07585 1634 Decorin
BGN P21810 633 Biglycan
LUM P51884 4060 Lumican
FMOD Q06828 2331 Fibromodulin
OGN P20774 4969 Mimecan
VCAN P13611 1462 Versican core protein
ACAN P16112 176 Aggrecan core protein
BCAN Q96GW7 63827 Brevican core protein
NCAN O14594 1463 Neurocan core protein
SPARC P09486 6678 SPARC
SPARCL1 Q14515 8404 SPARC-like protein 1
POSTN Q15063 10631 Periostin
TNC P24821 3371 Tenascin
TNXB P22105 7148 Tenascin-X
MGP P08493 4256 Matrix Gla protein
BGLAP P02818 632 Osteocalcin
IBSP P21815 3381 Bone sialoprotein 2
CCN1 O00622 3491 CCN family member 1
CCN2 P29279 1490 CCN family member 2
CCN3 P48745 4856 CCN family member 3
CCN4 O95388 8840 CCN family member 4
GPC1 P35052 2817 Glypican-1
GPC3 P51654 2719 Glypican-3
SDC2 P34741 6383 Syndecan-2
SDC4 P31431 6385 Syndecan-4
CHI3L1 P36222 1116 Chitinase-3-like protein 1
CHIT1 Q13231 1118 Chitotriosidase-1
LOX P28300 4015 Protein-lysine 6-oxidase
LOXL2 Q9Y4K0 4017 Lysyl oxidase homolog 2
TGM2 P21980 7052 Protein-glutamine gamma-glutamyltransferase 2
GRN P28799 2896 Progranulin
RELN P78509 5649 Reelin
MMP1 P03956 4312 Interstitial collagenase
MMP2 P08253 4313 72 kDa type IV collagenase
MMP3 P08254 4314 Stromelysin-1
MMP7 P09237 4316 Matrilysin
MMP8 P22894 4317 Neutrophil collagenase
MMP10 P09238 4319 Stromelysin-2
MMP11 P24347 4320 Stromelysin-3
MMP12 P39900 4321 Macrophage metalloelastase
MMP13 P45452 4322 Collagenase 3
MMP14 P50281 4323 Matrix metalloproteinase-14
MMP16 P51512 4325 Matrix metalloproteinase-16
MMP17 Q9ULZ9 4326 Matrix metalloproteinase-17
MMP19 Q99542 4327 Matrix metalloproteinase-19
TIMP2 P16035 7077 Metalloproteinase inhibitor 2
TIMP3 P35625 7078 Metalloproteinase inhibitor 3
TIMP4 Q99727 7079 Metalloproteinase inhibitor 4
ADAM8 P78325 101 Disintegrin and metalloproteinase domain-containing protein 8
ADAM9 Q13443 8754 Disintegrin and metalloproteinase domain-containing protein 9
ADAM10 O14672 102 Disintegrin and metalloproteinase domain-containing protein 10
ADAM12 O43184 8038 Disintegrin and metalloproteinase domain-containing protein 12
ADAM17 P78536 6868 Disintegrin and metalloproteinase domain-containing protein 17
ADAM23 O75077 8745 Disintegrin and metalloproteinase domain-containing protein 23
ADAMTS1 Q9UHI8 9510 A disintegrin and metalloproteinase with thrombospondin motifs 1
ADAMTS4 O75173 9507 A disintegrin and metalloproteinase with thrombospondin motifs 4
ADAMTS5 Q9UNA0 11096 A disintegrin and metalloproteinase with thrombospondin motifs 5
ADAMTSL4 Q6UY14 54507 ADAMTS-like protein 4
CTSA P10619 5476 Lysosomal protective protein
CTSB P07858 1508 Cathepsin B
CTSC P53634 1075 Dipeptidyl peptidase 1
CTSD P07339 1509 Cathepsin D
CTSE P14091 1510 Cathepsin E
CTSF Q9UBX1 8722 Cathepsin F
CTSG P08311 1511 Cathepsin G
CTSH P09668 1512 Pro-cathepsin H
CTSL P07711 1514 Procathepsin L
CTSO P43234 1519 Cathepsin O
CTSS P25774 1520 Cathepsin S
CTSV O60911 1515 Cathepsin L2
CTSZ Q9UBR2 1522 Cathepsin Z
CSTA P01040 1475 Cystatin-A
CSTB P04080 1476 Cystatin-B
CST1 P01037 1469 Cystatin-SN
CST2 P09228 1470 Cystatin-SA
CST4 P01036 1472 Cystatin-S
CST5 P28325 1473 Cystatin-D
CST6 Q15828 1474 Cystatin-M
CST7 O76096 8530 Cystatin-F
ELANE P08246 1991 Neutrophil elastase
PRTN3 P24158 5657 Myeloblastin
AZU1 P20160 566 Azurocidin
GZMA P12544 3001 Granzyme A
GZMB P10144 3002 Granzyme B
GZMH P20718 2999 Granzyme H
GZMK P49863 3003 Granzyme K
GZMM P51124 3004 Granzyme M
PRF1 P14222 5551 Perforin-1
GNLY P22749 10578 Granulysin
TPSAB1 Q15661 7177 Tryptase alpha/beta-1
CMA1 P23946 1215 Chymase
CPA3 P15088 1359 Mast cell carboxypeptidase A
CPA1 P15085 1357 Carboxypeptidase A1
CPB1 P15086 1360 Carboxypeptidase B
CPN1 P15169 1369 Carboxypeptidase N catalytic chain
CPE P16870 1363 Carboxypeptidase E
KLK1 P06870 3816 Kallikrein-1
KLK2 P20151 3817 Kallikrein-2
KLK4 Q9Y5K2 9622 Kallikrein-4
KLK5 Q9Y337 25818 Kallikrein-5
KLK6 Q92876 5653 Kallikrein-6
KLK7 P49862 5650 Kallikrein-7
KLK8 O60259 11202 Kallikrein-8
KLK10 O43240 5655 Kallikrein-10
KLK11 Q9UBX7 11012 Kallikrein-11
KLK12 Q9UKR0 43849 Kallikrein-12
KLK13 Q9UKR3 26085 Kallikrein-13
KLK14 Q9P0G3 43847 Kallikrein-14
PRSS1 P07477 5644 Serine protease 1
PRSS2 P07478 5645 Trypsin-2
CTRB1 P17538 1504 Chymotrypsinogen B
CTRC Q99895 11330 Chymotrypsin-C
CELA1 Q9UNI1 1990 Chymotrypsin-like elastase family member 1
PRSS8 Q16651 5652 Prostasin
ST14 Q9Y5Y6 6768 Suppressor of tumorigenicity 14 protein
HPN P05981 3249 Serine protease hepsin
TMPRSS2 O15393 7113 Transmembrane protease serine 2
FAP Q12884 2191 Prolyl endopeptidase FAP
DPP4 P27487 1803 Dipeptidyl peptidase 4
DPP7 Q9UHL4 29952 Dipeptidyl peptidase 2
FURIN P09958 5045 Furin
PCSK1 P29120 5122 Neuroendocrine convertase 1
PCSK2 P16519 5126 Neuroendocrine convertase 2
PCSK7 Q16549 9159 Proprotein convertase subtilisin/kexin type 7
LGMN Q99538 5641 Legumain
PGA3 P0DJD8 643834 Pepsin A-3
PGC P20142 5225 Gastricsin
HTRA1 Q92743 5654 Serine protease HTRA1
HTRA2 O43464 27429 Serine protease HTRA2, mitochondrial
SPINK1 P00995 6690 Serine protease inhibitor Kazal-type 1
SPINK5 Q9NQ38 11005 Serine protease inhibitor Kazal-type 5
SPINT1 O43278 6692 Kunitz-type protease inhibitor 1
SPINT2 O43291 10653 Kunitz-type protease inhibitor 2
SLPI P03973 6590 Antileukoproteinase
PI3 P19957 5266 Elafin
WFIKKN2 Q8TEU8 124857 WAP, Kazal, immunoglobulin, Kunitz and NTR domain-containing protein 2
BACE1 P56817 23621 Beta-secretase 1
PSEN1 P49768 5663 Presenilin-1
NCSTN Q92542 23385 Nicastrin
ECE1 P42892 1889 Endothelin-converting enzyme 1
ERAP1 Q9NZ08 51752 Endoplasmic reticulum aminopeptidase 1
ENPEP Q07075 2028 Glutamyl aminopeptidase
METAP2 P50579 10988 Methionine aminopeptidase 2
LYZ P61626 4069 Lysozyme C
BPI P17213 671 Bactericidal permeability-increasing protein
CAMP P49913 820 Cathelicidin antimicrobial peptide
DEFA1 P59665 1667 Neutrophil defensin 1
DEFB1 P60022 1672 Beta-defensin 1
DEFB4A O15263 1673 Defensin beta 4A
S100A1 P23297 6271 Protein S100-A1
S100A4 P26447 6275 Protein S100-A4
S100A6 P06703 6277 Protein S100-A6
S100A7 P31151 6278 Protein S100-A7
S100A11 P31949 6282 Protein S100-A11
S100A12 P80511 6283 Protein S100-A12
S100P P25815 6286 Protein S100-P
RNASE2 P10153 6036 Non-secretory ribonuclease
RNASE3 P12724 6037 Eosinophil cationic protein
EPX P11678 8288 Eosinophil peroxidase
PRG2 P13727 5553 Bone marrow proteoglycan
LPO P22079 4025 Lactoperoxidase
PGLYRP1 O75594 8993 Peptidoglycan recognition protein 1
OLFM4 Q6UX06 10562 Olfactomedin-4
REG1A P05451 5967 Lithostathine-1-alpha
REG3A Q06141 5068 Regenerating islet-derived protein 3-alpha
REG4 Q9BYZ8 83998 Regenerating islet-derived protein 4
TFF1 P04155 7031 Trefoil factor 1
TFF2 Q03403 7032 Trefoil factor 2
TFF3 Q07654 7033 Trefoil factor 3
SFTPA1 Q8IWL2 653509 Pulmonary surfactant-associated protein A1
SFTPB P07988 6439 Pulmonary surfactant-associated protein B
SFTPD P35247 6441 Pulmonary surfactant-associated protein D
SCGB1A1 P11684 7356 Uteroglobin
UMOD P07911 7369 Uromodulin
DMBT1 Q9UGM3 1755 Scavenger receptor cysteine-rich domain-containing protein DMBT1
ALPL P05186 249 Alkaline phosphatase, tissue-nonspecific isozyme
ALPP P05187 250 Alkaline phosphatase, placental type
ALPI P09923 248 Intestinal-type alkaline phosphatase
ACP1 P24666 52 Low molecular weight phosphotyrosine protein phosphatase
ACP3 P15309 55 Prostatic acid phosphatase
ACP5 P13686 54 Tartrate-resistant acid phosphatase type 5
GPT P24298 2875 Alanine aminotransferase 1
GOT1 P17174 2805 Aspartate aminotransferase, cytoplasmic
GOT2 P00505 2806 Aspartate aminotransferase, mitochondrial
GGT1 P19440 2678 Glutathione hydrolase 1 proenzyme
LDHA P00338 3939 L-lactate dehydrogenase A chain
LDHB P07195 3945 L-lactate dehydrogenase B chain
MDH1 P40925 4190 Malate dehydrogenase, cytoplasmic
CKB P12277 1152 Creatine kinase B-type
AMY1A P04745 276 Alpha-amylase 1A
AMY2A P04746 279 Pancreatic alpha-amylase
BCHE P06276 590 Cholinesterase
ACHE P22303 43 Acetylcholinesterase
CES1 P23141 1066 Liver carboxylesterase 1
CES2 O00748 8824 Cocaine esterase
ENO1 P06733 2023 Alpha-enolase
ENO2 P09104 2026 Gamma-enolase
ENO3 P13929 2027 Beta-enolase
PKM P14618 5315 Pyruvate kinase PKM
GAPDH P04406 2597 Glyceraldehyde-3-phosphate dehydrogenase
TPI1 P60174 7167 Triosephosphate isomerase
PGK1 P00558 5230 Phosphoglycerate kinase 1
PGAM1 P18669 5223 Phosphoglycerate mutase 1
ALDOA P04075 226 Fructose-bisphosphate aldolase A
ALDOB P05062 229 Fructose-bisphosphate aldolase B
ALDOC P09972 230 Fructose-bisphosphate aldolase C
GPI P06744 2821 Glucose-6-phosphate isomerase
HK1 P19367 3098 Hexokinase-1
HK2 P52789 3099 Hexokinase-2
GCK P35557 2645 Hexokinase-4
PFKM P08237 5213 ATP-dependent 6-phosphofructokinase, muscle type
FBP1 P09467 2203 Fructose-1,6-bisphosphatase 1
PCK1 P35558 5105 Phosphoenolpyruvate carboxykinase, cytosolic [GTP]
G6PD P11413 2539 Glucose-6-phosphate 1-dehydrogenase
IDH1 O75874 3417 Isocitrate dehydrogenase [NADP] cytoplasmic
IDH2 P48735 3418 Isocitrate dehydrogenase [NADP], mitochondrial
FH P07954 2271 Fumarate hydratase, mitochondrial
CS O75390 1431 Citrate synthase, mitochondrial
GLUD1 P00367 2746 Glutamate dehydrogenase 1, mitochondrial
GLUL P15104 2752 Glutamine synthetase
ARG1 P05089 383 Arginase-1
ASS1 P00966 445 Argininosuccinate synthase
OTC P00480 5009 Ornithine transcarbamylase, mitochondrial
CPS1 P31327 1373 Carbamoyl-phosphate synthase [ammonia], mitochondrial
PAH P00439 5053 Phenylalanine-4-hydroxylase
TH P07101 7054 Tyrosine 3-monooxygenase
DDC P20711 1644 Aromatic-L-amino-acid decarboxylase
COMT P21964 1312 Catechol O-methyltransferase
MAOB P27338 4129 Amine oxidase [flavin-containing] B
AOC3 Q16853 8639 Amine oxidase [copper-containing] 3
IDO1 P14902 3620 Indoleamine 2,3-dioxygenase 1
KYNU Q16719 8942 Kynureninase
TYMP P19971 1890 Thymidine phosphorylase
TYMS P04818 7298 Thymidylate synthase
DHFR P00374 1719 Dihydrofolate reductase
MTHFR P42898 4524 Methylenetetrahydrofolate reductase (NADPH)
ADA P00813 100 Adenosine deaminase
PNP P00491 4860 Purine nucleoside phosphorylase
XDH P47989 7498 Xanthine dehydrogenase/oxidase
AHCY P23526 191 Adenosylhomocysteinase
ADH1B P00325 125 All-trans-retinol dehydrogenase [NAD(+)] ADH1B
ADH4 P08319 127 All-trans-retinol dehydrogenase [NAD(+)] ADH4
ALDH1A1 P00352 216 Aldehyde dehydrogenase 1A1
ALDH2 P05091 217 Aldehyde dehydrogenase, mitochondrial
AKR1B1 P15121 231 Aldo-keto reductase family 1 member B1
CYP3A4 P08684 1576 Cytochrome P450 3A4
CYP2C9 P11712 1559 Cytochrome P450 2C9
CYP19A1 P11511 1588 Aromatase
POR P16435 5447 NADPH--cytochrome P450 reductase
GSTA1 P08263 2938 Glutathione S-transferase A1
GSTM1 P09488 2944 Glutathione S-transferase Mu 1
GSTP1 P09211 2950 Glutathione S-transferase P
GSR P00390 2936 Glutathione reductase, mitochondrial
GPX1 P07203 2876 Glutathione peroxidase 1
CAT P04040 847 Catalase
SOD1 P00441 6647 Superoxide dismutase [Cu-Zn]
SOD2 P04179 6648 Superoxide dismutase [Mn], mitochondrial
SOD3 P08294 6649 Extracellular superoxide dismutase [Cu-Zn]
PRDX1 Q06830 5052 Peroxiredoxin-1
PRDX2 P32119 7001 Peroxiredoxin-2
PRDX5 P30044 25824 Peroxiredoxin-5, mitochondrial
PRDX6 P30041 9588 Peroxiredoxin-6
TXN P10599 7295 Thioredoxin
TXNRD1 Q16881 7296 Thioredoxin reductase 1, cytoplasmic
HMOX1 P09601 3162 Heme oxygenase 1
NOS1 P29475 4842 Nitric oxide synthase 1
NOS2 P35228 4843 Nitric oxide synthase, inducible
NOS3 P29474 4846 Nitric oxide synthase 3
PTGS1 P23219 5742 Prostaglandin G/H synthase 1
PTGS2 P35354 5743 Prostaglandin G/H synthase 2
PTGDS P41222 5730 Prostaglandin-H2 D-isomerase
ALOX5 P09917 240 Polyunsaturated fatty acid 5-lipoxygenase
LTA4H P09960 4048 Leukotriene A-4 hydrolase
CA1 P00915 759 Carbonic anhydrase 1
CA2 P00918 760 Carbonic anhydrase 2
CA3 P07451 761 Carbonic anhydrase 3
CA4 P22748 762 Carbonic anhydrase 4
CA6 P23280 765 Carbonic anhydrase 6
CA9 Q16790 768 Carbonic anhydrase 9
CA12 O43570 771 Carbonic anhydrase 12
GLA P06280 2717 Alpha-galactosidase A
GLB1 P16278 2720 Beta-galactosidase
GAA P10253 2548 Lysosomal alpha-glucosidase
GBA1 P04062 2629 Lysosomal acid glucosylceramidase
HEXA P06865 3073 Beta-hexosaminidase subunit alpha
IDS P22304 3423 Iduronate 2-sulfatase
IDUA P35475 3425 Alpha-L-iduronidase
ARSA P15289 410 Arylsulfatase A
SMPD1 P17405 6609 Sphingomyelin phosphodiesterase
LIPA P38571 3988 Lysosomal acid lipase/cholesteryl ester hydrolase
VNN1 O95497 8876 Pantetheinase
PAPPA Q13219 5069 Pappalysin-1
TKT P29401 7086 Transketolase
BLVRB P30043 645 Flavin reductase (NADPH)
NQO1 P15559 1728 NAD(P)H dehydrogenase [quinone] 1
PARP1 P09874 142 Poly [ADP-ribose] polymerase 1
SIRT1 Q96EB6 23411 NAD-dependent protein deacetylase sirtuin-1
HDAC1 Q13547 3065 Histone deacetylase 1
DNMT1 P26358 1786 DNA (cytosine-5)-methyltransferase 1
TERT O14746 7015 Telomerase reverse transcriptase
PCNA P12004 5111 Proliferating cell nuclear antigen
MKI67 P46013 4288 Proliferation marker Ki-67
TOP2A P11388 7153 DNA topoisomerase 2-alpha
UCHL1 P09936 7345 Ubiquitin carboxyl-terminal hydrolase isozyme L1
UBB P0CG47 7314 Polyubiquitin-B
UBE2N P61088 7334 Ubiquitin-conjugating enzyme E2 N
SUMO1 P63165 7341 Small ubiquitin-related modifier 1
PSMA1 P25786 5682 Proteasome subunit alpha type-1
PSMB5 P28074 5693 Proteasome subunit beta type-5
PSMB8 P28062 5696 Proteasome subunit beta type-8
PPIA P62937 5478 Peptidyl-prolyl cis-trans isomerase A
PPIB P23284 5479 Peptidyl-prolyl cis-trans isomerase B
P4HB P07237 5034 Protein disulfide-isomerase
PDIA3 P30101 2923 Protein disulfide-isomerase A3
NDUFA4 O00483 4697 Cytochrome c oxidase subunit NDUFA4
NDUFS1 P28331 4719 NADH-ubiquinone oxidoreductase 75 kDa subunit, mitochondrial
SDHB P21912 6390 Succinate dehydrogenase [ubiquinone] iron-sulfur subunit, mitochondrial
COX4I1 P13073 1327 Cytochrome c oxidase subunit 4 isoform 1, mitochondrial
ATP5F1B P06576 506 ATP synthase F(1) complex catalytic subunit beta, mitochondrial
VDAC1 P21796 7416 Non-selective voltage-gated ion channel VDAC1
TFAM Q00059 7019 Transcription factor A, mitochondrial
AKT2 P31751 208 RAC-beta serine/threonine-protein kinase
AKT3 Q9Y243 10000 RAC-gamma serine/threonine-protein kinase
AKT1S1 Q96B36 84335 Proline-rich AKT1 substrate 1
PIK3CA P42336 5290 Phosphatidylinositol 4,5-bisphosphate 3-kinase catalytic subunit alpha isoform
PIK3CB P42338 5291 Phosphatidylinositol 4,5-bisphosphate 3-kinase catalytic subunit beta isoform
PIK3CD O00329 5293 Phosphatidylinositol 4,5-bisphosphate 3-kinase catalytic subunit delta isoform
PIK3CG P48736 5294 Phosphatidylinositol 4,5-bisphosphate 3-kinase catalytic subunit gamma isoform
PIK3R1 P27986 5295 Phosphatidylinositol 3-kinase regulatory subunit alpha
PDPK1 O15530 5170 3-phosphoinositide-dependent protein kinase 1
RPTOR Q8N122 57521 Regulatory-associated protein of mTOR
RICTOR Q6R327 253260 Rapamycin-insensitive companion of mTOR
TSC1 Q92574 7248 Hamartin
TSC2 P49815 7249 Tuberin
RHEB Q15382 6009 GTP-binding protein Rheb
RPS6KB1 P23443 6198 Ribosomal protein S6 kinase beta-1
EIF4E P06730 1977 Eukaryotic translation initiation factor 4E
EIF4EBP1 Q13541 1978 Eukaryotic translation initiation factor 4E-binding protein 1
EIF4G1 Q04637 1981 Eukaryotic translation initiation factor 4 gamma 1
STK11 Q15831 6794 Serine/threonine-protein kinase STK11
PRKAA1 Q13131 5562 5'-AMP-activated protein kinase catalytic subunit alpha-1
PRKAA2 P54646 5563 5'-AMP-activated protein kinase catalytic subunit alpha-2
PRKAB1 Q9Y478 5564 5'-AMP-activated protein kinase subunit beta-1
PRKAB2 O43741 5565 5'-AMP-activated protein kinase subunit beta-2
PRKAG1 P54619 5571 5'-AMP-activated protein kinase subunit gamma-1
PRKAG2 Q9UGJ0 51422 5'-AMP-activated protein kinase subunit gamma-2
PRKAG3 Q9UGI9 53632 5'-AMP-activated protein kinase subunit gamma-3
PRKACA P17612 5566 cAMP-dependent protein kinase catalytic subunit alpha
PRKCA P17252 5578 Protein kinase C alpha type
PRKCB P05771 5579 Protein kinase C beta type
PRKCD Q05655 5580 Protein kinase C delta type
PRKCE Q02156 5581 Protein kinase C epsilon type
PRKCQ Q04759 5588 Protein kinase C theta type
PRKCZ Q05513 5590 Protein kinase C zeta type
CAMK2A Q9UQM7 815 Calcium/calmodulin-dependent protein kinase type II subunit alpha
CAMKK2 Q96RR4 10645 Calcium/calmodulin-dependent protein kinase kinase 2
CALM1 P0DP23 801 Calmodulin-1
HRAS P01112 3265 GTPase HRas
NRAS P01111 4893 GTPase NRas
RRAS P10301 6237 Ras-related protein R-Ras
RAF1 P04049 5894 RAF proto-oncogene serine/threonine-protein kinase
ARAF P10398 369 Serine/threonine-protein kinase A-Raf
MAP2K1 Q02750 5604 Dual specificity mitogen-activated protein kinase kinase 1
MAP2K2 P36507 5605 Dual specificity mitogen-activated protein kinase kinase 2
MAP2K3 P46734 5606 Dual specificity mitogen-activated protein kinase kinase 3
MAP2K4 P45985 6416 Dual specificity mitogen-activated protein kinase kinase 4
MAP2K6 P52564 5608 Dual specificity mitogen-activated protein kinase kinase 6
MAP2K7 O14733 5609 Dual specificity mitogen-activated protein kinase kinase 7
MAP3K1 Q13233 4214 Mitogen-activated protein kinase kinase kinase 1
MAP3K5 Q99683 4217 Mitogen-activated protein kinase kinase kinase 5
MAP3K7 O43318 6885 Mitogen-activated protein kinase kinase kinase 7
MAP3K8 P41279 1326 Mitogen-activated protein kinase kinase kinase 8
MAP3K14 Q99558 9020 Mitogen-activated protein kinase kinase kinase 14
MAPK1 P28482 5594 Mitogen-activated protein kinase 1
MAPK3 P27361 5595 Mitogen-activated protein kinase 3
MAPK7 Q13164 5598 Mitogen-activated protein kinase 7
MAPK8 P45983 5599 Mitogen-activated protein kinase 8
MAPK9 P45984 5601 Mitogen-activated protein kinase 9
MAPK10 P53779 5602 Mitogen-activated protein kinase 10
MAPK11 Q15759 5600 Mitogen-activated protein kinase 11
MAPK12 P53778 6300 Mitogen-activated protein kinase 12
MAPK13 O15264 5603 Mitogen-activated protein kinase 13
MAPK14 Q16539 1432 Mitogen-activated protein kinase 14
MAPKAPK2 P49137 9261 MAP kinase-activated protein kinase 2
RPS6KA1 Q15418 6195 Ribosomal protein S6 kinase alpha-1
GRB2 P62993 2885 Growth factor receptor-bound protein 2
GAB1 Q13480 2549 GRB2-associated-binding protein 1
SOS1 Q07889 6654 Son of sevenless homolog 1
SHC1 P29353 6464 SHC-transforming protein 1
NF1 P21359 4763 Neurofibromin
RASA1 P20936 5921 Ras GTPase-activating protein 1
CBL P22681 867 E3 ubiquitin-protein ligase CBL
PLCG1 P19174 5335 1-phosphatidylinositol 4,5-bisphosphate phosphodiesterase gamma-1
PLCG2 P16885 5336 1-phosphatidylinositol 4,5-bisphosphate phosphodiesterase gamma-2
SRC P12931 6714 Proto-oncogene tyrosine-protein kinase Src
FYN P06241 2534 Tyrosine-protein kinase Fyn
LYN P07948 4067 Tyrosine-protein kinase Lyn
LCK P06239 3932 Tyrosine-protein kinase Lck
HCK P08631 3055 Tyrosine-protein kinase HCK
YES1 P07947 7525 Tyrosine-protein kinase Yes
CSK P41240 1445 Tyrosine-protein kinase CSK
ABL1 P00519 25 Tyrosine-protein kinase ABL1
BTK Q06187 695 Tyrosine-protein kinase BTK
ITK Q08881 3702 Tyrosine-protein kinase ITK/TSK
SYK P43405 6850 Tyrosine-protein kinase SYK
ZAP70 P43403 7535 Tyrosine-protein kinase ZAP-70
LAT O43561 27040 Linker for activation of T-cells family member 1
PTK2 Q05397 5747 Focal adhesion kinase 1
ILK Q13418 3611 Scaffold protein ILK
JAK1 P23458 3716 Tyrosine-protein kinase JAK1
JAK2 O60674 3717 Tyrosine-protein kinase JAK2
JAK3 P52333 3718 Tyrosine-protein kinase JAK3
TYK2 P29597 7297 Non-receptor tyrosine-protein kinase TYK2
STAT1 P42224 6772 Signal transducer and activator of transcription 1-alpha/beta
STAT2 P52630 6773 Signal transducer and activator of transcription 2
STAT3 P40763 6774 Signal transducer and activator of transcription 3
STAT4 Q14765 6775 Signal transducer and activator of transcription 4
STAT5A P42229 6776 Signal transducer and activator of transcription 5A
STAT5B P51692 6777 Signal transducer and activator of transcription 5B
STAT6 P42226 6778 Signal transducer and activator of transcription 6
SOCS1 O15524 8651 Suppressor of cytokine signaling 1
SOCS2 O14508 8835 Suppressor of cytokine signaling 2
SOCS3 O14543 9021 Suppressor of cytokine signaling 3
PIAS1 O75925 8554 E3 SUMO-protein ligase PIAS1
PTPN1 P18031 5770 Tyrosine-protein phosphatase non-receptor type 1
PTPN2 P17706 5771 Tyrosine-protein phosphatase non-receptor type 2
PTPN6 P29350 5777 Tyrosine-protein phosphatase non-receptor type 6
PTPN11 Q06124 5781 Tyrosine-protein phosphatase non-receptor type 11
IRS1 P35568 3667 Insulin receptor substrate 1
IRS2 Q9Y4H2 8660 Insulin receptor substrate 2
SLC2A1 P11166 6513 Solute carrier family 2, facilitated glucose transporter member 1
SLC2A2 P11168 6514 Solute carrier family 2, facilitated glucose transporter member 2
SLC2A4 P14672 6517 Solute carrier family 2, facilitated glucose transporter member 4
KCNJ11 Q14654 3767 ATP-sensitive inward rectifier potassium channel 11
ABCC8 Q09428 6833 ATP-binding cassette sub-family C member 8
NFKB1 P19838 4790 Nuclear factor NF-kappa-B p105 subunit
NFKB2 Q00653 4791 Nuclear factor NF-kappa-B p100 subunit
REL Q04864 5966 Proto-oncogene c-Rel
RELA Q04206 5970 Transcription factor p65
RELB Q01201 5971 Transcription factor RelB
NFKBIA P25963 4792 NF-kappa-B inhibitor alpha
NFKBIB Q15653 4793 NF-kappa-B inhibitor beta
CHUK O15111 1147 Inhibitor of nuclear factor kappa-B kinase subunit alpha
IKBKB O14920 3551 Inhibitor of nuclear factor kappa-B kinase subunit beta
IKBKG Q9Y6K9 8517 NF-kappa-B essential modulator
TNFAIP3 P21580 7128 Tumor necrosis factor alpha-induced protein 3
TRAF1 Q13077 7185 TNF receptor-associated factor 1
TRAF2 Q12933 7186 TNF receptor-associated factor 2
TRAF3 Q13114 7187 TNF receptor-associated factor 3
TRAF6 Q9Y4K3 7189 TNF receptor-associated factor 6
TRADD Q15628 8717 Tumor necrosis factor receptor type 1-associated DEATH domain protein
RIPK1 Q13546 8737 Receptor-interacting serine/threonine-protein kinase 1
RIPK3 Q9Y572 11035 Receptor-interacting serine/threonine-protein kinase 3
MYD88 Q99836 4615 Myeloid differentiation primary response protein MyD88
IRAK1 P51617 3654 Interleukin-1 receptor-associated kinase 1
IRAK4 Q9NWZ3 51135 Interleukin-1 receptor-associated kinase 4
NLRP3 Q96P20 114548 NACHT, LRR and PYD domains-containing protein 3
PYCARD Q9ULZ3 29108 Apoptosis-associated speck-like protein containing a CARD
STING1 Q86WV6 340061 Stimulator of interferon genes protein
CGAS Q8N884 115004 Cyclic GMP-AMP synthase
TBK1 Q9UHD2 29110 Serine/threonine-protein kinase TBK1
IRF3 Q14653 3661 Interferon regulatory factor 3
IRF4 Q15306 3662 Interferon regulatory factor 4
IRF7 Q92985 3665 Interferon regulatory factor 7
ISG15 P05161 9636 Ubiquitin-like protein ISG15
MX1 P20591 4599 Interferon-induced GTP-binding protein Mx1
RHOA P61586 387 Transforming protein RhoA
RAC1 P63000 5879 Ras-related C3 botulinum toxin substrate 1
CDC42 P60953 998 Cell division control protein 42 homolog
ROCK1 Q13464 6093 Rho-associated protein kinase 1
PAK1 Q13153 5058 Serine/threonine-protein kinase PAK 1
YWHAB P31946 7529 14-3-3 protein beta/alpha
YWHAE P62258 7531 14-3-3 protein epsilon
YWHAG P61981 7532 14-3-3 protein gamma
YWHAZ P63104 7534 14-3-3 protein zeta/delta
SFN P31947 2810 14-3-3 protein sigma
EPHA1 P21709 2041 Ephrin type-A receptor 1
EPHA2 P29317 1969 Ephrin type-A receptor 2
EPHA4 P54764 2043 Ephrin type-A receptor 4
EPHB2 P29323 2048 Ephrin type-B receptor 2
EPHB4 P54760 2050 Ephrin type-B receptor 4
EPHB6 O15197 2051 Ephrin type-B receptor 6
EFNA1 P20827 1942 Ephrin-A1
EFNA4 P52798 1945 Ephrin-A4
EFNA5 P52803 1946 Ephrin-A5
EFNB1 P98172 1947 Ephrin-B1
EFNB2 P52799 1948 Ephrin-B2
MDM2 Q00987 4193 E3 ubiquitin-protein ligase Mdm2
MDM4 O15151 4194 Protein Mdm4
TP73 O15350 7161 Tumor protein p73
ATM Q13315 472 Serine-protein kinase ATM
ATR Q13535 545 Serine/threonine-protein kinase ATR
CHEK1 O14757 1111 Serine/threonine-protein kinase Chk1
CHEK2 O96017 11200 Serine/threonine-protein kinase Chk2
BRCA2 P51587 675 Breast cancer type 2 susceptibility protein
PALB2 Q86YC2 79728 Partner and localizer of BRCA2
RAD51 Q06609 5888 DNA repair protein RAD51 homolog 1
MLH1 P40692 4292 DNA mismatch repair protein Mlh1
MSH2 P43246 4436 DNA mismatch repair protein Msh2
RB1 P06400 5925 Retinoblastoma-associated protein
E2F1 Q01094 1869 Transcription factor E2F1
CDK1 P06493 983 Cyclin-dependent kinase 1
CDK2 P24941 1017 Cyclin-dependent kinase 2
CDK4 P11802 1019 Cyclin-dependent kinase 4
CDK5 Q00535 1020 Cyclin-dependent kinase 5
CDK6 Q00534 1021 Cyclin-dependent kinase 6
CDKN1A P38936 1026 Cyclin-dependent kinase inhibitor 1
CDKN1B P46527 1027 Cyclin-dependent kinase inhibitor 1B
CDKN2A P42771 1029 Cyclin-dependent kinase inhibitor 2A
CDKN2B P42772 1030 Cyclin-dependent kinase 4 inhibitor B
CDKN2D P55273 1032 Cyclin-dependent kinase 4 inhibitor D
CCNA2 P20248 890 Cyclin-A2
CCNB1 P14635 891 G2/mitotic-specific cyclin-B1
CCND1 P24385 595 G1/S-specific cyclin-D1
CCNE1 P24864 898 G1/S-specific cyclin-E1
CDC25C P30307 995 M-phase inducer phosphatase 3
PLK1 P53350 5347 Serine/threonine-protein kinase PLK1
AURKA O14965 6790 Aurora kinase A
AURKB Q96GD4 9212 Aurora kinase B
BIRC2 Q13490 329 Baculoviral IAP repeat-containing protein 2
BIRC5 O15392 332 Baculoviral IAP repeat-containing protein 5
XIAP P98170 331 E3 ubiquitin-protein ligase XIAP
BCL2 P10415 596 Apoptosis regulator Bcl-2
BCL2L1 Q07817 598 Bcl-2-like protein 1
BCL2L11 O43521 10018 Bcl-2-like protein 11
MCL1 Q07820 4170 Induced myeloid leukemia cell differentiation protein Mcl-1
BAX Q07812 581 Apoptosis regulator BAX
BAK1 Q16611 578 Bcl-2 homologous antagonist/killer
BAD Q92934 572 Bcl2-associated agonist of cell death
BID P55957 637 BH3-interacting domain death agonist
BBC3 Q9BXH1 27113 Bcl-2-binding component 3, isoforms 1/2
PMAIP1 Q13794 5366 Phorbol-12-myristate-13-acetate-induced protein 1
CYCS P99999 54205 Cytochrome c
APAF1 O14727 317 Apoptotic protease-activating factor 1
DIABLO Q9NR28 56616 Diablo IAP-binding mitochondrial protein
FADD Q13158 8772 FAS-associated death domain protein
CFLAR O15519 8837 CASP8 and FADD-like apoptosis regulator
CASP1 P29466 834 Caspase-1
CASP2 P42575 835 Caspase-2
CASP3 P42574 836 Caspase-3
CASP4 P49662 837 Caspase-4
CASP6 P55212 839 Caspase-6
CASP7 P55210 840 Caspase-7
CASP8 Q14790 841 Caspase-8
CASP9 P55211 842 Caspase-9
CASP10 Q92851 843 Caspase-10
GADD45A P24522 1647 Growth arrest and DNA damage-inducible protein GADD45 alpha
SESN1 Q9Y6P5 27244 Sestrin-1
BECN1 Q14457 8678 Beclin-1
ATG5 Q9H1Y0 9474 Autophagy protein 5
MAP1LC3B Q9GZQ8 81631 Microtubule-associated protein 1 light chain 3 beta
SQSTM1 Q13501 8878 Sequestosome-1
FOS P01100 2353 Protein c-Fos
FOSB P53539 2354 Protein FosB
JUN P05412 3725 Transcription factor Jun
JUNB P17275 3726 Transcription factor JunB
JUND P17535 3727 Transcription factor JunD
ATF2 P15336 1386 Cyclic AMP-dependent transcription factor ATF-2
CREB1 P16220 1385 Cyclic AMP-responsive element-binding protein 1
EGR1 P18146 1958 Early growth response protein 1
ELK1 P19419 2002 ETS domain-containing protein Elk-1
ETS1 P14921 2113 Protein C-ets-1
ERG P11308 2078 Transcriptional regulator ERG
RUNX1 Q01196 861 Runt-related transcription factor 1
RUNX2 Q13950 860 Runt-related transcription factor 2
GATA3 P23771 2625 Trans-acting T-cell-specific transcription factor GATA-3
TBX21 Q9UL17 30009 T-box transcription factor TBX21
FOXP3 Q9BZS1 50943 Forkhead box protein P3
RORC P51449 6097 Nuclear receptor ROR-gamma
FOXO1 Q12778 2308 Forkhead box protein O1
FOXO3 O43524 2309 Forkhead box protein O3
FOXA1 P55317 3169 Hepatocyte nuclear factor 3-alpha
HNF1A P20823 6927 Hepatocyte nuclear factor 1-alpha
HNF4A P41235 3172 Hepatocyte nuclear factor 4-alpha
PDX1 P52945 3651 Pancreas/duodenum homeobox protein 1
NEUROD1 Q13562 4760 Neurogenic differentiation factor 1
SOX2 P48431 6657 Transcription factor SOX-2
SOX9 P48436 6662 Transcription factor SOX-9
POU5F1 Q01860 5460 POU domain, class 5, transcription factor 1
NANOG Q9H9S0 79923 Homeobox protein NANOG
KLF4 O43474 9314 Krueppel-like factor 4
HIF1A Q16665 3091 Hypoxia-inducible factor 1-alpha
EPAS1 Q99814 2034 Endothelial PAS domain-containing protein 1
VHL P40337 7428 von Hippel-Lindau disease tumor suppressor
NFE2L2 Q16236 4780 Nuclear factor erythroid 2-related factor 2
KEAP1 Q14145 9817 Kelch-like ECH-associated protein 1
NFATC1 O95644 4772 Nuclear factor of activated T-cells, cytoplasmic 1
MITF O75030 4286 Microphthalmia-associated transcription factor
WT1 P19544 7490 Wilms tumor protein
PAX6 P26367 5080 Paired box protein Pax-6
SNAI1 O95863 6615 Zinc finger protein SNAI1
TWIST1 Q15672 7291 Twist-related protein 1
YAP1 P46937 10413 Transcriptional coactivator YAP1
EP300 Q09472 2033 Histone acetyltransferase p300
CREBBP Q92793 1387 CREB-binding protein
PPARGC1A Q9UBK2 10891 Peroxisome proliferator-activated receptor gamma coactivator 1-alpha
AHR P35869 196 Aryl hydrocarbon receptor
MECP2 P51608 4204 Methyl-CpG-binding protein 2
PARK7 Q99497 11315 Parkinson disease protein 7
PINK1 Q9BXM7 65018 Serine/threonine-protein kinase PINK1, mitochondrial
PRKN O60260 5071 E3 ubiquitin-protein ligase parkin
LRRK2 Q5S007 120892 Leucine-rich repeat serine/threonine-protein kinase 2
VPS35 Q96QK1 55737 Vacuolar protein sorting-associated protein 35
APLP1 P51693 333 Amyloid beta precursor like protein 1
APLP2 Q06481 334 Amyloid beta precursor like protein 2
PSEN2 P49810 5664 Presenilin-2
BIN1 O00499 274 Myc box-dependent-interacting protein 1
PICALM Q13492 8301 Phosphatidylinositol-binding clathrin assembly protein
SORL1 Q92673 6653 Sortilin-related receptor
TARDBP Q13148 23435 TAR DNA-binding protein 43
FUS P35637 2521 RNA-binding protein FUS
PRNP P04156 5621 Major prion protein
NEFH P12036 4744 Neurofilament heavy polypeptide
NEFM P07197 4741 Neurofilament medium polypeptide
INA Q16352 9118 Alpha-internexin
VSNL1 P62760 7447 Visinin-like protein 1
NRGN Q92686 4900 Neurogranin
GAP43 P17677 2596 Neuromodulin
SNAP25 P60880 6616 Synaptosomal-associated protein 25
SYT1 P21579 6857 Synaptotagmin-1
STX1A Q16623 6804 Syntaxin-1A
SYP P08247 6855 Synaptophysin
DLG4 P78352 1742 Disks large homolog 4
NPTX1 Q15818 4884 Neuronal pentraxin-1
NPTX2 P47972 4885 Neuronal pentraxin-2
NPTXR O95502 23467 Neuronal pentraxin receptor
MBP P02686 4155 Myelin basic protein
MOG Q16653 4340 Myelin-oligodendrocyte glycoprotein
OMG P23515 4974 Oligodendrocyte-myelin glycoprotein
RTN4R Q9BZR6 65078 Reticulon-4 receptor
LINGO1 Q96FE5 84894 Leucine-rich repeat and immunoglobulin-like domain-containing nogo receptor-interacting protein 1
CNTN1 Q12860 1272 Contactin-1
CNTN2 Q02246 6900 Contactin-2
NCAM2 O15394 4685 Neural cell adhesion molecule 2
NRXN1 Q9ULB1 9378 Neurexin-1
NRCAM Q92823 4897 Neuronal cell adhesion molecule
NFASC O94856 23114 Neurofascin
TMEM106B Q9NUM4 54664 Transmembrane protein 106B
SEMA3A Q14563 10371 Semaphorin-3A
SEMA4D Q92854 10507 Semaphorin-4D
SEMA7A O75326 8482 Semaphorin-7A
PLXNB1 O43157 5364 Plexin-B1
ROBO1 Q9Y6N7 6091 Roundabout homolog 1
ROBO2 Q9HCK4 6092 Roundabout homolog 2
SLIT2 O94813 9353 Slit homolog 2 protein
NTN1 O95631 9423 Netrin-1
UNC5B Q8IZJ1 219699 Netrin receptor UNC5B
PENK P01210 5179 Proenkephalin-A
PDYN P01213 5173 Proenkephalin-B
TAC1 P20366 6863 Protachykinin-1
GAL P22466 51083 Galanin peptides
HCRT O43612 3060 Hypocretin neuropeptide precursor
VGF O15240 7425 Neurosecretory protein VGF
MANF P55145 7873 Mesencephalic astrocyte-derived neurotrophic factor
CDNF Q49AH0 441549 Cerebral dopamine neurotrophic factor
GAD2 Q05329 2572 Glutamate decarboxylase 2
GAD1 Q99259 2571 Glutamate decarboxylase 1
MYH7 P12883 4625 Myosin-7
MYH6 P13533 4624 Myosin-6
MYL3 P08590 4634 Myosin light chain 3
MYBPC3 Q14896 4607 Myosin-binding protein C, cardiac-type
MYBPC1 Q00872 4604 Myosin-binding protein C, slow-type
TNNC1 P63316 7134 Troponin C, slow skeletal and cardiac muscles
TNNI2 P48788 7136 Troponin I, fast skeletal muscle
TPM1 P09493 7168 Tropomyosin alpha-1 chain
ACTA2 P62736 59 Actin, aortic smooth muscle
ACTB P60709 60 Actin, cytoplasmic 1
ACTN1 P12814 87 Alpha-actinin-1
DES P17661 1674 Desmin
VIM P08670 7431 Vimentin
DMD P11532 1756 Dystrophin
TTN Q8WZ42 7273 Titin
PLN P26678 5350 Phospholamban
CASQ2 O14958 845 Calsequestrin-2
RYR2 Q92736 6262 Ryanodine receptor 2
CORIN Q9Y5Q5 10699 Atrial natriuretic peptide-converting enzyme
NPR1 P16066 4881 Atrial natriuretic peptide receptor 1
NPR3 P17342 4883 Atrial natriuretic peptide receptor 3
NPHS1 O60500 4868 Nephrin
NPHS2 Q9NP85 7827 Podocin
PODXL O00592 5420 Podocalyxin
CUBN O60494 8029 Cubilin
AQP1 P29972 358 Aquaporin-1
AQP2 P41181 359 Aquaporin-2
SLC12A3 P55017 6559 Solute carrier family 12 member 3
CFTR P13569 1080 Cystic fibrosis transmembrane conductance regulator
KRT5 P13647 3852 Keratin, type II cytoskeletal 5
KRT8 P05787 3856 Keratin, type II cytoskeletal 8
KRT18 P05783 3875 Keratin, type I cytoskeletal 18
KRT19 P08727 3880 Keratin, type I cytoskeletal 19
LMNA P02545 4000 Prelamin-A/C
LMNB1 P20700 4001 Lamin-B1
TUBB3 Q13509 10381 Tubulin beta-3 chain
STMN1 P16949 3925 Stathmin
CFL1 P23528 1072 Cofilin-1
PFN1 P07737 5216 Profilin-1
TMSB4X P62328 7114 Thymosin beta-4
EZR P15311 7430 Ezrin
MSN P26038 4478 Moesin
TAGLN2 P37802 8407 Transgelin-2
CAV1 Q03135 857 Caveolin-1
ANXA1 P04083 301 Annexin A1
ANXA2 P07355 302 Annexin A2
ANXA3 P12429 306 Annexin A3
ANXA4 P09525 307 Annexin A4
ANXA5 P08758 308 Annexin A5
ANXA6 P08133 309 Annexin A6
CALR P27797 811 Calreticulin
CANX P27824 821 Calnexin
HSPA1A P0DMV8 3303 Heat shock 70 kDa protein 1A
HSPA4 P34932 3308 Heat shock 70 kDa protein 4
HSPA5 P11021 3309 Endoplasmic reticulum chaperone BiP
HSPA8 P11142 3312 Heat shock cognate 71 kDa protein
HSPA9 P38646 3313 Stress-70 protein, mitochondrial
HSP90AA1 P07900 3320 Heat shock protein HSP 90-alpha
HSP90AB1 P08238 3326 Heat shock protein HSP 90-beta
HSP90B1 P14625 7184 Endoplasmin
HSPB1 P04792 3315 Heat shock protein beta-1
HSPD1 P10809 3329 60 kDa heat shock protein, mitochondrial
HSPE1 P61604 3336 10 kDa heat shock protein, mitochondrial
STIP1 P31948 10963 Stress-induced-phosphoprotein 1
NPM1 P06748 4869 Nucleophosmin
NCL P19338 4691 Nucleolin
EEF1A1 P68104 1915 Elongation factor 1-alpha 1
EEF2 P13639 1938 Elongation factor 2
RPS6 P62753 6194 Small ribosomal subunit protein eS6
TNFAIP8 O95379 25816 Tumor necrosis factor alpha-induced protein 8
CDCP1 Q9H5V8 64866 CUB domain-containing protein 1
ESM1 Q9NQ30 11082 Endothelial cell-specific molecule 1
AGR2 O95994 10551 Anterior gradient protein 2 homolog
TSPAN1 O60635 10103 Tetraspanin-1
TACR1 P25103 6869 Substance-P receptor
MIA Q16674 8190 Melanoma-derived growth regulatory protein
PMEL P40967 6490 Melanocyte protein PMEL
MLANA Q16655 2315 Melanoma antigen recognized by T-cells 1
CTAG1A P78358 246100 Cancer/testis antigen 1
MAGEA4 P43358 4103 Melanoma-associated antigen 4
FLNA P21333 2316 Filamin-A
VASN Q6EMK4 114990 Vasorin
CRIM1 Q9NZV1 51232 Cysteine-rich motor neuron 1 protein
CHL1 O00533 10752 Neural cell adhesion molecule L1-like protein
PLXDC2 Q6UX71 84898 Plexin domain-containing protein 2
ADGRE5 P48960 976 Adhesion G protein-coupled receptor E5
ADGRG1 Q9Y653 9289 Adhesion G-protein coupled receptor G1
CRISP3 P54108 10321 Cysteine-rich secretory protein 3
PSAP P07602 5660 Prosaposin
NPC2 P61916 10577 NPC intracellular cholesterol transporter 2
LAMP1 P11279 3916 Lysosome-associated membrane glycoprotein 1
LAMP2 P13473 3920 Lysosome-associated membrane glycoprotein 2
LAMP3 Q9UQV4 27074 Lysosome-associated membrane glycoprotein 3
IZUMO1 Q8IYV9 284359 Izumo sperm-egg fusion protein 1
ZP3 P21754 7784 Zona pellucida sperm-binding protein 3
MSMB P08118 4477 Beta-microseminoprotein
SEMG1 P04279 6406 Semenogelin-1
`
  .trim()
  .split('\n');
