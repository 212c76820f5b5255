//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_pages_LeadFilter_tsx'],
  {
    2027(e, t, s) {
      s.d(t, { e: () => x })
      var n = s(1394),
        r = s(1424),
        a = s(5125),
        l = s(4602),
        i = s(2509),
        o = s(3411),
        c = s(8919),
        d = s(2143),
        u = s(2993)
      const h = new Map([
          [
            'bold',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', { d: 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z' }),
            ),
          ],
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', { d: 'M224,128a8,8,0,0,1-8,8H40a8,8,0,0,1,0-16H216A8,8,0,0,1,224,128Z' }),
            ),
          ],
        ]),
        f = l.forwardRef((e, t) => l.createElement(u.A, { ref: t, ...e, weights: h }))
      function m({ name: e, above: t, depth: s, choice: r, onToggle: a, children: i }) {
        const o = (0, l.useRef)(null)
        return (
          (0, l.useEffect)(() => {
            o.current && (o.current.indeterminate = 'some' === r)
          }, [r]),
          (0, n.jsxs)('div', {
            className: 'tree__row',
            style: { '--depth': s },
            children: [
              (0, n.jsxs)('label', {
                className: 'tree__choice',
                children: [
                  (0, n.jsx)('input', {
                    ref: o,
                    type: 'checkbox',
                    className: 'tree__input',
                    checked: 'on' === r,
                    onChange: a,
                  }),
                  (0, n.jsx)('span', {
                    className: `tree__mark tree__mark--${r}`,
                    'aria-hidden': 'true',
                    children: 'some' === r ? (0, n.jsx)(f, { weight: 'bold' }) : (0, n.jsx)(d.J, { weight: 'bold' }),
                  }),
                  (0, n.jsxs)('span', {
                    className: 'tree__name',
                    children: [e, t ? (0, n.jsx)('span', { className: 'tree__above', children: t }) : null],
                  }),
                ],
              }),
              i,
            ],
          })
        )
      }
      function g(e, t, s) {
        return t.includes(s) || e.above(s).some((e) => t.includes(e))
          ? 'on'
          : t.some((t) => e.above(t).includes(s))
            ? 'some'
            : 'off'
      }
      function x(e) {
        const { label: t, searchLabel: s, items: d, nameOf: u, chosen: h, onChange: f } = e,
          x = (0, c.MN)(),
          p = (0, l.useMemo)(
            () =>
              ((e) => {
                const t = new Map(e.map((e) => [e.code, e])),
                  s = new Map(),
                  n = []
                for (const r of e) {
                  const e = void 0 !== r.parent && t.has(r.parent) ? r.parent : void 0
                  void 0 === e ? n.push(r) : s.set(e, [...(s.get(e) ?? []), r])
                }
                return {
                  roots: n,
                  childrenOf: (e) => s.get(e) ?? [],
                  above: (e) => {
                    const s = []
                    for (let n = t.get(e)?.parent; void 0 !== n && t.has(n) && !s.includes(n); )
                      s.push(n), (n = t.get(n)?.parent)
                    return s
                  },
                }
              })(d),
            [d],
          ),
          v = (0, l.useMemo)(() => new Map(d.map((e) => [e.code, u(e)])), [d, u]),
          [j, b] = (0, l.useState)(''),
          [_, w] = (0, l.useState)(() => h.flatMap((e) => p.above(e))),
          N = j.trim().toLocaleLowerCase(),
          C = (e, t, s) => {
            const l = u(e),
              o = _.includes(e.code),
              c = void 0 === s && p.childrenOf(e.code).length > 0
            return (0, n.jsx)(
              m,
              {
                name: l,
                above: s,
                depth: t,
                choice: g(p, h, e.code),
                onToggle: () =>
                  f(
                    ((e, t, s) => {
                      if ('on' !== g(e, t, s)) return [...t.filter((t) => !e.above(t).includes(s)), s]
                      if (t.includes(s)) return t.filter((e) => e !== s)
                      const n = e.above(s),
                        r = n.findIndex((e) => t.includes(e)),
                        a = [s, ...n.slice(0, r + 1)],
                        l = a.slice(1).flatMap((t, s) =>
                          e
                            .childrenOf(t)
                            .map((e) => e.code)
                            .filter((e) => e !== a[s]),
                        )
                      return [...t.filter((e) => e !== n[r]), ...l]
                    })(p, h, e.code),
                  ),
                children: c
                  ? (0, n.jsx)(i.K, {
                      label: x('filter.expand', { name: l }),
                      pressed: o,
                      tone: 'quiet',
                      onPress: () => w(o ? _.filter((t) => t !== e.code) : [..._, e.code]),
                      children: o
                        ? (0, n.jsx)(r.a, { 'aria-hidden': 'true' })
                        : (0, n.jsx)(a.K, { 'aria-hidden': 'true' }),
                    })
                  : null,
              },
              e.code,
            )
          },
          M = (e, t) => e.flatMap((e) => [C(e, t), ...(_.includes(e.code) ? M(p.childrenOf(e.code), t + 1) : [])]),
          y =
            '' === N
              ? M(p.roots, 0)
              : d
                  .filter((e) => u(e).toLocaleLowerCase().includes(N))
                  .slice(0, 100)
                  .map((e) => {
                    let t
                    return C(
                      e,
                      0,
                      ((t = e.code),
                      [...p.above(t)]
                        .reverse()
                        .map((e) => v.get(e) ?? e)
                        .join(' › ')),
                    )
                  })
        return (0, n.jsxs)(n.Fragment, {
          children: [
            (0, n.jsx)(o.L, { label: s, value: j, onChange: b }),
            (0, n.jsx)('div', {
              className: 'tree',
              role: 'group',
              'aria-label': t,
              children: y.length > 0 ? y : (0, n.jsx)('p', { className: 'tree__none', children: x('filter.nothing') }),
            }),
          ],
        })
      }
      f.displayName = 'MinusIcon'
    },
    1264(e, t, s) {
      const n = Object.keys(s(6872).J2)
      s.d(
        t,
        {},
        {
          B: ({ sort: e, radius: t }) => 'distance' === e || void 0 !== t,
          K: (e) =>
            Object.fromEntries(
              n
                .filter((t) => {
                  var s
                  return Array.isArray((s = e[t])) ? s.length > 0 : void 0 !== s && '' !== s && !1 !== s
                })
                .map((t) => [t, e[t]]),
            ),
        },
      )
    },
    9500(e, t, s) {
      var n = s(4602),
        r = s(7007)
      s.d(
        t,
        {},
        {
          Y: (e) => {
            const [t, s] = (0, n.useState)(),
              [a, l] = (0, n.useState)(0)
            return (
              (0, n.useEffect)(() => {
                const t = new AbortController()
                return (
                  s(void 0),
                  e(t.signal).catch((e) => {
                    t.signal.aborted || (0, r.mm)(e) || s(e)
                  }),
                  () => t.abort()
                )
              }, [e, a]),
              { error: t, retry: (0, n.useCallback)(() => l((e) => e + 1), []) }
            )
          },
        },
      )
    },
    4554(e, t, s) {
      var n = s(4602),
        r = s(5207),
        a = s(7028),
        l = s(3216),
        i = s(8919)
      s.d(
        t,
        {},
        {
          y: (e) => {
            const t = (0, i.MN)(),
              { feedback: s } = (0, r.zi)(),
              o = (0, r.Pj)(l.N),
              c = (0, r.Pj)(a.v)
            return (0, n.useCallback)(
              async (n) => {
                if (void 0 !== n) {
                  const e = await c.find()
                  if ((o.keepLocated(void 0 !== e), !e)) return s.toast(t('list.noPositionChip'), { duration: 5e3 })
                }
                e({ radius: n })
              },
              [e, s, o, c, t],
            )
          },
        },
      )
    },
    2709(e, t, s) {
      s.r(t), s.d(t, { default: () => ee })
      var n = s(1394),
        r = s(7140),
        a = s(3012),
        l = s(9761),
        i = s(1250),
        o = s(5589),
        c = s(4076),
        d = s(5018),
        u = s(3705),
        h = s(9820)
      function f(e) {
        const { label: t, options: s, nameOf: r, countOf: a, chosen: l, onChange: i, single: o = !1 } = e
        return (0, n.jsxs)('div', {
          className: 'filter__group',
          children: [
            (0, n.jsx)('div', { className: 'filter__label', children: t }),
            (0, n.jsx)(u.C, {
              label: t,
              wrap: !0,
              children: s.map((e) =>
                (0, n.jsx)(
                  h.v,
                  {
                    pressed: l.includes(e),
                    count: a?.(e),
                    onPress: () => {
                      l.includes(e) ? i(l.filter((t) => t !== e)) : i(o ? [e] : [...l, e])
                    },
                    children: r(e),
                  },
                  e,
                ),
              ),
            }),
          ],
        })
      }
      var m = s(4602),
        g = s(5207),
        x = s(804),
        p = s(5125)
      function v({ icon: e, title: t, note: s, value: r, onPress: a, action: l }) {
        const i = (0, n.jsxs)(n.Fragment, {
          children: [
            e ? (0, n.jsx)('span', { className: 'cell__icon', children: e }) : null,
            (0, n.jsxs)('span', {
              className: 'cell__main',
              children: [t, s ? (0, n.jsx)('small', { className: 'cell__sub', children: s }) : null],
            }),
            void 0 === r ? null : (0, n.jsx)('span', { className: 'cell__value', children: r }),
            l,
            a ? (0, n.jsx)(p.K, { className: 'cell__go', 'aria-hidden': 'true' }) : null,
          ],
        })
        return a
          ? (0, n.jsx)('button', { type: 'button', className: 'cell', onClick: a, children: i })
          : (0, n.jsx)('div', { className: 'cell', children: i })
      }
      var j = s(8346),
        b = s(5201),
        _ = s(9097),
        w = s(8919),
        N = s(6345),
        C = s(3332),
        M = s(761),
        y = s(8607),
        k = s(2027),
        P = s(9500)
      const O = (e) => e.name,
        A = (0, r.PA)(({ chosen: e, onChoose: t, onClose: s }) => {
          const r = (0, w.MN)(),
            a = (0, l.FW)(),
            i = (0, g.Pj)(_.U),
            [o, c] = (0, m.useState)([...e]),
            { error: u, retry: h } = (0, P.Y)(i.loadAreas)
          return (0, n.jsx)(N.c, {
            open: !0,
            onClose: s,
            title: r('filter.areas'),
            foot: (0, n.jsx)(d.$, {
              variant: 'brand',
              onPress: () => {
                t(o), s()
              },
              children: r('filter.apply'),
            }),
            children:
              void 0 !== u
                ? (0, n.jsx)(C.X, { text: (0, M.k)(u, a), onRetry: h })
                : void 0 === i.areas
                  ? (0, n.jsx)(y.dz, {})
                  : (0, n.jsx)(k.e, {
                      label: r('filter.areas'),
                      searchLabel: r('filter.searchArea'),
                      items: i.areas,
                      nameOf: O,
                      chosen: o,
                      onChange: c,
                    }),
          })
        })
      var S = s(3813),
        F = s(689)
      function L(e) {
        const t = (0, g.Pj)(F.Y),
          s = new Map(e.map((e) => [e, { id: e, name: e, nameEn: void 0, orgCode: void 0 }]))
        for (const { owner: e } of t.records.values()) e && s.set(e.id, e)
        return [...s.values()].sort((e, t) => e.name.localeCompare(t.name))
      }
      const $ = (0, r.PA)(({ chosen: e, onChoose: t, onClose: s }) => {
          const r = (0, w.MN)(),
            a = (0, l.ok)(),
            i = L(e),
            [o, c] = (0, m.useState)(e)
          return (0, n.jsxs)(N.c, {
            open: !0,
            onClose: s,
            title: r('filter.owner'),
            foot: (0, n.jsx)(d.$, {
              variant: 'brand',
              onPress: () => {
                t(o), s()
              },
              children: r('filter.apply'),
            }),
            children: [
              (0, n.jsx)('p', { className: 'filter__hint', children: r('filter.ownerHint') }),
              (0, n.jsx)(S.m, {
                label: r('filter.owner'),
                options: i.map((e) => ({ value: e.id, label: (0, x.Z)(e, a) })),
                value: o,
                onChange: c,
                kind: 'many',
              }),
            ],
          })
        }),
        E = (0, r.PA)(({ tab: e, filter: t, onChange: s }) => {
          const r = (0, i.b)(),
            a = (0, w.MN)(),
            o = (0, l.ok)(),
            { areas: c, industries: d } = (0, g.Pj)(_.U),
            [u, h] = (0, m.useState)(),
            { areaCodes: f = [], industries: p = [], owners: N = [], followed: C = !1 } = t,
            M = L(N),
            y = () => h(void 0),
            k = (e, t) => {
              if (0 === e.length) return a('filter.none')
              const s = e.map(t)
              return s.every((e) => void 0 !== e)
                ? s.join('en' === o ? ', ' : '、')
                : a('filter.chosen', { count: e.length })
            }
          return (0, n.jsxs)('div', {
            className: 'filter__rows',
            children: [
              (0, n.jsx)(v, {
                title: a('filter.area'),
                value: k(f, (e) => c?.find((t) => t.code === e)?.name),
                onPress: () => h('area'),
              }),
              (0, n.jsx)(v, {
                title: a('filter.industry'),
                value: k(p, (e) => {
                  const t = d?.find((t) => t.code === e)
                  return t && (0, x.Z)(t, o)
                }),
                onPress: () =>
                  void (async () => {
                    const e = await r.choose(b.y9, { industries: [...p] })
                    e && s({ industries: [...e] })
                  })(),
              }),
              'org' === e
                ? (0, n.jsx)(v, {
                    title: a('filter.owner'),
                    value: k(N, (e) => {
                      const t = M.find((t) => t.id === e)
                      return t && (0, x.Z)(t, o)
                    }),
                    onPress: () => h('owner'),
                  })
                : null,
              (0, n.jsx)(j.d, {
                label: a('filter.followed'),
                checked: C,
                onChange: (e) => s({ followed: e || void 0 }),
              }),
              'area' === u ? (0, n.jsx)(A, { chosen: f, onChoose: (e) => s({ areaCodes: e }), onClose: y }) : null,
              'owner' === u ? (0, n.jsx)($, { chosen: N, onChoose: (e) => s({ owners: [...e] }), onClose: y }) : null,
            ],
          })
        })
      function H({ label: e, min: t, max: s, step: r = 1, value: a, onChange: i, format: o, bars: c = [] }) {
        const d = (0, l.FW)(),
          u = (0, m.useId)(),
          [h, f] = a,
          g = (e) => (s > t ? ((e - t) / (s - t)) * 100 : 0)
        return (0, n.jsxs)('div', {
          className: 'range',
          role: 'group',
          'aria-labelledby': u,
          children: [
            (0, n.jsxs)('div', {
              className: 'range__head',
              children: [(0, n.jsx)('span', { id: u, children: e }), (0, n.jsx)('b', { children: o(a) })],
            }),
            c.length > 0 ? (0, n.jsx)(T, { bars: c, from: g(h), to: g(f) }) : null,
            (0, n.jsxs)('div', {
              className: 'range__track',
              children: [
                (0, n.jsx)('i', { className: 'range__fill', style: { left: `${g(h)}%`, right: `${100 - g(f)}%` } }),
                (0, n.jsx)('input', {
                  type: 'range',
                  'aria-label': d('rangeFrom', { label: e }),
                  min: t,
                  max: s,
                  step: r,
                  value: h,
                  style: h >= s ? { zIndex: 2 } : void 0,
                  onChange: (e) => i([Math.min(Number(e.target.value), f), f]),
                }),
                (0, n.jsx)('input', {
                  type: 'range',
                  'aria-label': d('rangeTo', { label: e }),
                  min: t,
                  max: s,
                  step: r,
                  value: f,
                  onChange: (e) => i([h, Math.max(Number(e.target.value), h)]),
                }),
              ],
            }),
          ],
        })
      }
      function T({ bars: e, from: t, to: s }) {
        const r = Math.max(...e, 1),
          a = 100 / e.length
        return (0, n.jsx)('svg', {
          className: 'range__bars',
          viewBox: '0 0 100 40',
          preserveAspectRatio: 'none',
          'aria-hidden': 'true',
          children: e.map((e, l) => {
            const i = (l + 0.5) * a,
              o = (e / r) * 40
            return (0, n.jsx)(
              'rect',
              {
                className: i >= t && i <= s ? 'range__bar range__bar--in' : 'range__bar',
                x: l * a + 0.06 * a,
                y: 40 - o,
                width: 0.88 * a,
                height: o,
              },
              l,
            )
          }),
        })
      }
      const K = [0, 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7],
        Y = K.length - 1
      function Z(e, t) {
        if (void 0 === e) return t
        const s = K.findIndex((t) => t > e)
        return s < 0 ? Y : Math.max(0, s - 1)
      }
      function I({ min: e, max: t, onChange: s }) {
        const r = (0, w.MN)(),
          i = (0, l.ok)(),
          o = (e) => (0, a.KS)(K[e] ?? 0, i)
        return (0, n.jsx)(H, {
          label: r('filter.gas'),
          min: 0,
          max: Y,
          value: [Z(e, 0), Z(t, Y)],
          onChange: (e) => s((([e, t]) => ({ gasMin: e > 0 ? K[e] : void 0, gasMax: t < Y ? K[t] : void 0 }))(e)),
          format: ([e, t]) =>
            0 === e && t === Y
              ? r('filter.any')
              : t === Y
                ? r('filter.from', { from: o(e) })
                : r('filter.range', { from: o(e), to: o(t) }),
        })
      }
      var B = s(6823)
      const R = (0, r.PA)(({ chosen: e, onChange: t }) => {
        const s = (0, w.MN)(),
          r = (0, l.FW)(),
          a = (0, l.ok)(),
          i = (0, g.Pj)(_.U),
          { error: o, retry: c } = (0, P.Y)(i.loadLabels)
        if (void 0 !== o) return (0, n.jsx)(C.X, { text: (0, M.k)(o, r), onRetry: c })
        const d = i.labels ?? [],
          u = new Map(d.map((e) => [e.id, (0, x.Z)(e, a)]))
        return B.Yi.map((r) => {
          const a = d.filter((e) => e.category === r).map((e) => e.id)
          return 0 === a.length
            ? null
            : (0, n.jsx)(
                f,
                {
                  label: s('filter.labelsOf', { category: s(`filter.category.${r}`) }),
                  options: a,
                  nameOf: (e) => u.get(e) ?? e,
                  chosen: e,
                  onChange: t,
                },
                r,
              )
        })
      })
      function z({ min: e = 0, max: t = 100, histogram: s, onChange: r }) {
        const a = (0, w.MN)()
        return (0, n.jsx)(H, {
          label: a('filter.score'),
          min: 0,
          max: 100,
          step: 5,
          value: [e, t],
          onChange: ([e, t]) => r({ scoreMin: e > 0 ? e : void 0, scoreMax: t < 100 ? t : void 0 }),
          format: ([e, t]) => (0 === e && 100 === t ? a('filter.any') : a('filter.range', { from: e, to: t })),
          bars: s,
        })
      }
      var W = s(2107),
        U = s(6141)
      function D({ chosen: e, counts: t, onChange: s }) {
        const r = (0, w.MN)(),
          i = (0, l.ok)()
        return (0, n.jsxs)('div', {
          className: 'filter__group',
          children: [
            (0, n.jsx)('div', { className: 'filter__label', children: r('stage.label') }),
            (0, n.jsx)(u.C, {
              label: r('stage.label'),
              wrap: !0,
              children: B.an.map((l, o) => {
                const c = t?.[o]
                return (0, n.jsx)(
                  h.v,
                  {
                    pressed: e.includes(l),
                    icon: (0, n.jsx)(W.m, { stage: (0, U.B)(l) }),
                    count: void 0 === c ? void 0 : (0, a.ZV)(c, i),
                    onPress: () => s(B.an.filter((t) => (t === l ? !e.includes(l) : e.includes(t)))),
                    children: r(`stage.${l}`),
                  },
                  l,
                )
              }),
            }),
          ],
        })
      }
      var J = s(1264),
        X = s(7028),
        q = s(4554),
        V = s(6872)
      const Q = { pool: [], mine: ['owned', 'discarded'], org: B.Wj },
        G = ['1000', '5000', '20000'],
        ee = (0, r.PA)(() => {
          const e = (0, i.b)(),
            t = (0, w.MN)(),
            s = (0, l.ok)(),
            r = (0, o.SQ)(b.sl),
            u = r.tab ?? 'mine',
            {
              filter: h,
              change: x,
              reset: p,
            } = ((e) => {
              const t = (0, o.fs)('draft'),
                [s, n] = (0, m.useState)(() => t.get() ?? (0, J.K)(e)),
                r = (0, m.useCallback)(
                  (e) => {
                    const s = (0, J.K)(e)
                    t.set(s), n(s)
                  },
                  [t],
                )
              return (0, m.useMemo)(
                () => ({
                  filter: s,
                  change: (e) => r({ ...s, ...e }),
                  reset: () => r({ keyword: s.keyword, sort: s.sort }),
                }),
                [s, r],
              )
            })(r),
            {
              result: v,
              stages: j,
              scores: N,
            } = ((e, t) => {
              const s = (0, g.Pj)(_.U),
                { position: n } = (0, g.Pj)(X.v),
                r = { tab: e, filter: { ...t, stages: void 0 }, position: n },
                a = { tab: e, filter: { ...t, scoreMin: void 0, scoreMax: void 0 }, position: n }
              return (
                (0, m.useEffect)(() => {
                  const r = new AbortController(),
                    { signal: a } = r,
                    l = setTimeout(() => {
                      Promise.all(
                        [
                          { tab: e, filter: t, position: n },
                          { tab: e, filter: { ...t, stages: void 0 }, position: n },
                          { tab: e, filter: { ...t, scoreMin: void 0, scoreMax: void 0 }, position: n },
                        ].map((e) => s.loadSums(e, a)),
                      ).catch(() => void 0)
                    }, 300)
                  return () => {
                    clearTimeout(l), r.abort()
                  }
                }, [e, t, n, s]),
                {
                  result: s.sumsOf({ tab: e, filter: t, position: n }),
                  stages: s.sumsOf(r)?.byStage,
                  scores: s.sumsOf(a)?.scoreHist,
                }
              )
            })(u, h),
            C = (0, q.y)(x)
          ;(0, o.Sw)('ready')
          const M = G.filter((e) => Number(e) === h.radius)
          return (0, n.jsx)(c.b, {
            plain: !0,
            title: t('title.filter'),
            nav: {
              actions: (0, n.jsx)(d.$, { variant: 'plain', size: 'small', onPress: p, children: t('filter.reset') }),
            },
            bottomBar: (0, n.jsx)(d.$, {
              variant: 'brand',
              wide: !0,
              onPress: () => e.answer(b.sl, h),
              children: v ? t('filter.show', { count: v.total, n: (0, a.ZV)(v.total, s) }) : t('filter.showSome'),
            }),
            children: (0, n.jsxs)('div', {
              className: 'filter',
              children: [
                (0, n.jsx)(D, { chosen: h.stages ?? [], counts: j, onChange: (e) => x({ stages: e }) }),
                (0, n.jsx)(z, { min: h.scoreMin, max: h.scoreMax, histogram: N, onChange: x }),
                (0, n.jsx)(I, { min: h.gasMin, max: h.gasMax, onChange: x }),
                (0, n.jsx)(f, {
                  label: t('filter.due'),
                  single: !0,
                  options: V.jH,
                  nameOf: (e) => t(`filter.due_${e}`),
                  chosen: h.due ? [h.due] : [],
                  onChange: ([e]) => x({ due: e }),
                }),
                (0, n.jsx)(f, {
                  label: t('filter.lastFollow'),
                  single: !0,
                  options: V.x5,
                  nameOf: (e) => t(`filter.last_${e}`),
                  chosen: h.lastFollow ? [h.lastFollow] : [],
                  onChange: ([e]) => x({ lastFollow: e }),
                }),
                (0, n.jsx)(f, {
                  label: t('filter.distance'),
                  single: !0,
                  options: G,
                  nameOf: (e) => t('unit.km', { n: Number(e) / 1e3 }),
                  chosen: M,
                  onChange: ([e]) => void C(void 0 === e ? void 0 : Number(e)),
                }),
                (0, n.jsx)(E, { tab: u, filter: h, onChange: x }),
                (0, n.jsx)(R, { chosen: h.labels ?? [], onChange: (e) => x({ labels: e }) }),
                (0, n.jsx)(f, {
                  label: t('source.label'),
                  options: B.Hl,
                  nameOf: (e) => t(`source.${e}`),
                  chosen: h.sources ?? [],
                  onChange: (e) => x({ sources: e }),
                }),
                Q[u].length > 0
                  ? (0, n.jsx)(f, {
                      label: t('state.label'),
                      options: Q[u],
                      nameOf: (e) => t(`state.${e}`),
                      chosen: h.states ?? [],
                      onChange: (e) => x({ states: e }),
                    })
                  : null,
              ],
            }),
          })
        })
    },
    7028(e, t, s) {
      var n = s(9424),
        r = s(5726)
      class a {
        #e
        #t
        constructor(e) {
          ;(this.position = void 0), (this.#e = 0), (this.#t = e), (0, n.l_)(this, { position: n.HT }, { autoBind: !0 })
        }
        async find(e) {
          if (this.position && Date.now() - this.#e < 3e5) return this.position
          const t = new AbortController(),
            s = () => t.abort(),
            r = setTimeout(s, 8e3)
          e?.addEventListener('abort', s)
          const a = await this.#t.host.getLocation({ maximumAge: 3e5 }, { signal: t.signal })
          if ((clearTimeout(r), e?.removeEventListener('abort', s), !a.ok || '0' !== a.data.status)) return
          const l = { lng: a.data.longitude, lat: a.data.latitude }
          return (
            (0, n.h5)(() => {
              ;(this.position = l), (this.#e = Date.now())
            }),
            l
          )
        }
      }
      const l = (0, r.n)('leads.currentPosition', (e) => new a(e))
      s.d(t, {}, { v: l })
    },
    3216(e, t, s) {
      var n = s(9424),
        r = s(659),
        a = s(5726),
        l = s(3948),
        i = s(5201),
        o = s(6872)
      const c = r.Ikc(o.J2),
        d = { filters: r.g1P(r.KIO(i.DF), r.lqM(c)), searches: r.YOg(r.YjP()), located: r.zMY() }
      class u {
        #s
        constructor(e) {
          ;(this.filters = {}),
            (this.searches = []),
            (this.located = !1),
            (0, n.l_)(this, { filters: n.HT, searches: n.HT }, { autoBind: !0 }),
            (this.#s = (0, l.f)({ user: e.session.loginName })('leads-listPreferences', this, d))
        }
        filterOf(e) {
          return this.filters[e] ?? {}
        }
        keepFilter(e, { keyword: t, ...s }) {
          this.filters = { ...this.filters, [e]: s }
        }
        keepSearch(e) {
          const t = e.trim()
          if ('' === t) return
          const s = this.searches.filter((e) => e !== t)
          this.searches = [t, ...s].slice(0, 8)
        }
        clearSearches() {
          this.searches = []
        }
        keepLocated(e) {
          this.located = e
        }
        dispose() {
          this.#s()
        }
      }
      const h = (0, a.n)('leads.listPreferences', (e) => new u(e))
      s.d(t, {}, { N: h })
    },
    5726(e, t, s) {
      s.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    5206(e, t, s) {
      s.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (s, n) => {
              const r = e.response(s, n)
              return (t(s), r)
            },
          }),
        },
      )
    },
    3332(e, t, s) {
      var n = s(1394),
        r = s(7435)
      s.d(
        t,
        {},
        {
          X: ({ text: e, onRetry: t }) =>
            (0, n.jsx)('div', { className: 'retryrow', children: (0, n.jsx)(r.W, { text: e, onRetry: t }) }),
        },
      )
    },
    2107(e, t, s) {
      var n = s(1394),
        r = s(3604)
      s.d(
        t,
        {},
        {
          m: ({ stage: e, label: t }) =>
            (0, n.jsxs)('span', {
              className: (0, r.L)('stage', `stage--${e}`),
              children: [(0, n.jsx)('i', { className: 'stage__meter', 'aria-hidden': 'true' }), t],
            }),
        },
      )
    },
    8346(e, t, s) {
      var n = s(1394)
      s.d(
        t,
        {},
        {
          d: ({ label: e, note: t, checked: s, onChange: r, disabled: a }) =>
            (0, n.jsxs)('button', {
              type: 'button',
              role: 'switch',
              className: 'switchrow',
              'aria-checked': s,
              disabled: a,
              onClick: () => r(!s),
              children: [
                (0, n.jsxs)('span', {
                  className: 'switchrow__main',
                  children: [e, t ? (0, n.jsx)('small', { children: t }) : null],
                }),
                (0, n.jsx)('span', { className: s ? 'switch switch--on' : 'switch', 'aria-hidden': 'true' }),
              ],
            }),
        },
      )
    },
  },
])
