/** Wire form of a lead with all fields that a list shows. */
export const wireLead = {
  clueId: 'L-000001',
  name: '佛山市宏盛陶瓷有限公司',
  nameEn: 'Hongsheng Ceramics',
  version: 3,
  stage: '3',
  state: '1',
  attention: true,
  score: 86,
  potential: { gas: 4_199_897 },
  nextStep: { at: '2026-11-20T14:30:00+08:00', kind: 'visit', text: '两台锅炉报价', textEn: 'Price for two boilers' },
  returnAt: '2026-12-20T00:00:00+08:00',
  distance: 350,
  industry: { code: 'C307', name: '陶瓷', nameEn: 'Ceramics' },
  labels: [
    { labelId: 'LB-01', name: '蒸汽锅炉', nameEn: 'Steam boiler', category: 'energy' },
    { labelId: 'LB-11', name: '重点客户', nameEn: 'Key account', category: 'business' },
  ],
  lastContact: { kind: 'checkIn', at: '2026-11-18T10:00:00+08:00' },
  createdAt: '2026-08-01T10:00:00+08:00',
  owner: { loginName: 'rep01', userName: '李伟', userNameEn: 'Li Wei' },
  phone: '13800000001',
}

/** Wire form of an imported site with required fields only. */
export const wireSite = { clueId: 'I-000001', name: 'Boiler house 7', version: 1, stage: '1', state: '1' }

/** Wire form of the sums of a list. */
export const wireSums = {
  total: 128,
  gas: 18_700_000,
  due: 4,
  late: 5,
  byStage: [31, 38, 30, 12, 8],
  scoreHist: Array.from({ length: 20 }, (_, step) => step),
}
