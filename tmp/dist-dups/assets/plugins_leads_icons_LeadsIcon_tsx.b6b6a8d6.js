;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_icons_LeadsIcon_tsx'],
  {
    6224(e, a, t) {
      t.r(a), t.d(a, { default: () => d })
      var l = t(1394),
        n = t(4602),
        r = t(2993)
      const s = new Map([
          [
            'duotone',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', { d: 'M176,128a48,48,0,1,1-48-48A48,48,0,0,1,176,128Z', opacity: '0.2' }),
              n.createElement('path', {
                d: 'M221.87,83.16A104.1,104.1,0,1,1,195.67,49l22.67-22.68a8,8,0,0,1,11.32,11.32l-96,96a8,8,0,0,1-11.32-11.32l27.72-27.72a40,40,0,1,0,17.87,31.09,8,8,0,1,1,16-.9,56,56,0,1,1-22.38-41.65L184.3,60.39a87.88,87.88,0,1,0,23.13,29.67,8,8,0,0,1,14.44-6.9Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M221.87,83.16A104.1,104.1,0,1,1,195.67,49l22.67-22.68a8,8,0,0,1,11.32,11.32l-96,96a8,8,0,0,1-11.32-11.32l27.72-27.72a40,40,0,1,0,17.87,31.09,8,8,0,1,1,16-.9,56,56,0,1,1-22.38-41.65L184.3,60.39a87.88,87.88,0,1,0,23.13,29.67,8,8,0,0,1,14.44-6.9Z',
              }),
            ),
          ],
        ]),
        c = n.forwardRef((e, a) => n.createElement(r.A, { ref: a, ...e, weights: s }))
      function d() {
        return (0, l.jsx)(c, { weight: 'duotone', size: '1em', 'aria-hidden': 'true' })
      }
      c.displayName = 'TargetIcon'
    },
  },
])
