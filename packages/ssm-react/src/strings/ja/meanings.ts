import type { DerivedMeasure } from 'ssm-core/internal';
import type { meanings as english } from '../en/meanings.ts';

export const meanings: typeof english = {
  seqId: 'SOMAmer試薬の識別子です。配列の番号に、使用されるバリアントの番号が続きます。',
  fullName: '試薬が結合するタンパク質の名称です。',
  targetName: 'レポートやデータファイルで使われる、標的の短い名称です。',
  uniProtId: 'UniProtでのタンパク質のアクセッション番号です。標的が複合体やファミリーの場合は複数あります。',
  entrezGeneName: 'タンパク質をコードする遺伝子のシンボルです。',
  fixedPanels: '試薬を含む、メーカー提供の既製パネルです。',
  bufferMS: 'バッファーから捕捉したタンパク質の質量分析で標的が確認されたかどうかを示します。',
  dilutionGroup: 'この試薬で測定する前のサンプルの希釈度です。存在量の多いタンパク質ほど高く希釈します。',
  selexTargetAminoAcidRange: '試薬の選抜に用いられたタンパク質の領域です。',
  loDb: 'バッファー中の検出限界 (LoD) です。これを下回るシグナルは、タンパク質がない場合と区別できません。',
  signalToNoisePlasma: '血漿サンプルのシグナルがバックグラウンドをどれだけ上回るかを示します。',
  totalCVPlasma: '血漿での総変動係数 (CV) です。ラン内およびラン間での反復測定のばらつきを示し、8は8%を意味します。',
  correlationPlasma: '血漿サンプルの反復測定がどれだけ一致するかを示します。1は完全な一致です。',
  fStatPlasma: '同一サンプルの反復と比べて、血漿サンプル間の差がどれだけ大きいかを示します。',
  medianNormalPlasma: '健常者の血漿での通常のシグナルです。',
  signalToNoiseSerum: '血清サンプルのシグナルがバックグラウンドをどれだけ上回るかを示します。',
  totalCVSerum: '血清での総変動係数 (CV) です。ラン内およびラン間での反復測定のばらつきを示し、8は8%を意味します。',
  correlationSerum: '血清サンプルの反復測定がどれだけ一致するかを示します。1は完全な一致です。',
  fStatSerum: '同一サンプルの反復と比べて、血清サンプル間の差がどれだけ大きいかを示します。',
  medianNormalSerum: '健常者の血清での通常のシグナルです。',
  characterizationInfo: '相同または類縁タンパク質への結合に関する知見です。',
  orthogonalStrategies: '同じタンパク質を測定し、結果が一致した別の手法です。',
  mrmMsData: '標的を確認したターゲット型質量分析 (MRM) です。',
  ddaMsData: '標的を確認したノンターゲット型質量分析 (DDA) です。',
  pQtl: 'タンパク質自身の遺伝子にあり、その測定値を変化させる遺伝的バリアントです。',
  mousePlasmaBin: '試薬がマウス血漿をどの程度測定できるかを3段階で示します。',
  mousePlasmaFstat: '同一サンプルの反復と比べて、マウス血漿サンプル間の差がどれだけ大きいかを示します。',
  diseases: '遺伝子が関連する、キュレーション済みの疾患トピックです。',
  pathways: '遺伝子が関与する、キュレーション済みのパスウェイです。',
};

export const derivedMeanings: Readonly<Record<DerivedMeasure | 'other', string>> = {
  calibrator_cv:
    'キャリブレーターCVです。ファイルの元になったプレートでのキャリブレーターサンプルの反復測定のばらつきを示し、8は8%を意味します。ベンダーが公表する総CVではありません。',
  qc_cv:
    'QCサンプルのCVです。ファイルの元になったプレートでの品質管理サンプルの反復測定のばらつきを示し、8は8%を意味します。ベンダーが公表する総CVではありません。',
  estimated_lod: 'バッファーのウェルから推定した検出限界です。ベンダーが公表する値ではありません。',
  signal_to_buffer:
    'サンプルのシグナルの中央値をバッファーのシグナルの中央値で割った値です。ベンダーが公表するS/N比ではありません。',
  sample_median: '1つのデータセットのサンプルのシグナルの中央値です。ベンダーが公表する基準値ではありません。',
  other: '読み込んだファイルの測定指標です。ベンダーが公表する値ではありません。',
};
