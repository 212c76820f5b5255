import { areaOfAddress } from './divisions'

test.each([
  ['广东省佛山市顺德区大良街道南国东路1号', '440606'],
  ['浙江省宁波市慈溪市三北大街2号', '330282'],
  // Many cities have a district of this name.
  ['广东省广州市白云区机场路1号', '440111'],
  ['白云区机场路1号', undefined],
  ['广东省中山市小榄镇民安中路1号', '442006'],
  ['中山市小榄民安中路1号', '442006'],
  ['广东省中山市古镇镇中兴大道3号', '442022'],
  ['广东省中山市火炬开发区火炬大道5号', '442019'],
  // A district of Panzhihua, too.
  ['广东省中山市西区富华道1号', '442020'],
  ['广东省东莞市长安镇振安路8号', '441904'],
  ['广东省东莞市南城区鸿福路2号', '441903'],
  // Without a town it is the city.
  ['广东省中山市博爱路1号', '442000'],
  ['广东省佛山市禅城区中山路1号', '440604'],
  ['广东中山市博爱路1号', '442000'],
  // The city named in a street or shop is none.
  ['广东省广州市越秀区中山市场8号', '440104'],
  ['佛山市南海区大沥镇中山市小榄五金店', '440605'],
  ['工业大道1号', undefined],
])('the division of %s is %s', (address, code) => {
  expect(areaOfAddress(address)).toBe(code)
})
