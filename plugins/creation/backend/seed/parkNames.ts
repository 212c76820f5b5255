/** Parks of the seed: name, English name, city, its company by its number or the first one of an organisation, PV in kW. */
export const PARKS = [
  ['宝丰园区', 'Baofeng Park', 'foshan', 65, 3000],
  ['联众智造园', 'Lianzhong Manufacturing Park', 'guangzhou', 12, 5200],
  ['丹灶工业园', 'Danzao Industrial Park', 'foshan', 37, 8000],
  ['北滘家电园', 'Beijiao Appliance Park', 'foshan', '440606', 4200],
  ['小榄五金园', 'Xiaolan Hardware Park', 'zhongshan', '4420', 2600],
  ['海联铸造园', 'Hailian Foundry Park', 'ningbo', 11, 1800],
] as const
export const PARK_CITIES = {
  guangzhou: { code: '440100', name: '广州市', nameEn: 'Guangzhou' },
  foshan: { code: '440600', name: '佛山市', nameEn: 'Foshan' },
  zhongshan: { code: '442000', name: '中山市', nameEn: 'Zhongshan' },
  ningbo: { code: '330200', name: '宁波市', nameEn: 'Ningbo' },
} as const
