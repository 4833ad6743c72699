const lines = (text: string): readonly string[] => text.trim().split('\n');

export const biologicalProcesses = lines(`
adaptive immune response
angiogenesis
apoptotic process
coagulation
bone mineralization
cell adhesion
cell chemotaxis
cell migration
cell-cell signaling
cellular response to insulin stimulus
cholesterol metabolic process
complement activation
cytokine-mediated signaling pathway
DNA repair
extracellular matrix organization
glucose homeostasis
immune response
inflammatory response
innate immune response
kidney development
lipid transport
negative regulation of apoptotic process
nervous system development
neuron migration
positive regulation of cell population proliferation
protein folding
protein phosphorylation
protein ubiquitination
proteolysis
regulation of blood pressure
response to hypoxia
signal transduction
synapse organization
T cell activation
wound healing`);

export const molecularFunctions = lines(`
actin binding
ATP binding
calcium ion binding
carbohydrate binding
chemokine activity
cytokine activity
cytokine receptor binding
DNA-binding transcription factor activity
enzyme inhibitor activity
extracellular matrix structural constituent
G protein-coupled receptor binding
growth factor activity
GTPase activity
heparin binding
hormone activity
identical protein binding
integrin binding
lipid binding
metalloendopeptidase activity
oxidoreductase activity
phosphatase activity
protein homodimerization activity
protein kinase activity
receptor ligand activity
RNA binding
serine-type endopeptidase activity
signaling receptor activity
transmembrane transporter activity
ubiquitin protein ligase binding
zinc ion binding`);

export const cellComponents = lines(`
apical plasma membrane
cell surface
centrosome
collagen-containing extracellular matrix
cytoskeleton
cytosol
dendrite
endoplasmic reticulum lumen
endosome membrane
external side of plasma membrane
extracellular exosome
extracellular region
extracellular space
focal adhesion
Golgi apparatus
lysosomal lumen
mitochondrial matrix
nucleolus
nucleoplasm
perinuclear region of cytoplasm
plasma membrane
platelet alpha granule lumen
postsynaptic density
receptor complex
secretory granule lumen`);

export const meshTerms = lines(`
Alzheimer Disease
Anemia, Hemolytic, Congenital
Arthritis, Rheumatoid
Asthma
Breast Neoplasms
Cardiomyopathy, Dilated
Colorectal Neoplasms
Coronary Artery Disease
Diabetes Mellitus, Type 2
Glioma
Heart Failure
Hypertension
Kidney Failure, Chronic
Liver Cirrhosis
Lung Neoplasms
Lupus Erythematosus, Systemic
Melanoma
Multiple Sclerosis
Muscular Dystrophy, Duchenne
Obesity
Osteoporosis
Parkinson Disease
Psoriasis
Pulmonary Disease, Chronic Obstructive
Stroke`);

export const diseaseNames = lines(`
Acute kidney injury
Atherosclerosis
Atrial fibrillation
Bipolar disorder
Chronic obstructive pulmonary disease
Crohn's disease
Endometriosis
Glaucoma
Hepatitis
Hypercholesterolemia
Leukemia
Macular degeneration
Myocardial infarction
Non-small cell lung carcinoma
Pancreatitis
Prostate carcinoma
Schizophrenia
Sepsis
Systemic scleroderma
Ulcerative colitis`);

export const demoCohorts = lines(`
Demo cohort A
Demo cohort B
Demo cohort C
Demo cohort D
Demo trial 1
Demo trial 2`);
