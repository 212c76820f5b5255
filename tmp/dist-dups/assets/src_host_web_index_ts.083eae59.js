;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_web_index_ts'],
  {
    3548(e, t, i) {
      const r = /\.amr(?:$|[?#])/i
      i.d(t, {}, { u: (e) => r.test(e) })
    },
    9772(e, t, i) {
      var r = i(659),
        a = i(8181),
        n = i(3265),
        s = i(643)
      const o = r.NpB(r.lqM(r.FsL(r.KCZ([r.YjP(), r.aig()]), r.pdi(String), r.Bqr()), ''), ''),
        c = r.FsL(r.KCZ([r.YjP(), r.aig()]), r.pdi(String), r.Bqr(), r.hq()),
        l = r.FsL(r.KCZ([r.aig(), r.FsL(r.YjP(), r.Bqr(), r.hq())]), r.Roz(), r.E2x()),
        d = r.NpB(r.lqM(r.FsL(l, r.Wwf(0)), 0), 0),
        u = r.FsL(
          r.Ikc({
            status: r.FsL(r.lqM(c, '0'), r.Uq6('0')),
            city: o,
            district: o,
            province: o,
            address: o,
            latitude: r.FsL(l, r.Wwf(-90), r.cGV(90)),
            longitude: r.FsL(l, r.Wwf(-180), r.cGV(180)),
            accuracy: r.NpB(r.lqM(r.FsL(l, r.Wwf(0))), void 0),
            timestamp: r.NpB(r.lqM(l), void 0),
            mock: r.NpB(r.lqM(r.zMY()), void 0),
          }),
          r.pdi(({ accuracy: e, timestamp: t, mock: i, ...r }) => ({
            ...r,
            ...(void 0 === e ? {} : { accuracy: e }),
            ...(void 0 === t ? {} : { timestamp: t }),
            ...(void 0 === i ? {} : { mock: i }),
          })),
        ),
        h = {
          jpg: 'image/jpeg',
          jpeg: 'image/jpeg',
          png: 'image/png',
          gif: 'image/gif',
          webp: 'image/webp',
          heic: 'image/heic',
          heif: 'image/heif',
          bmp: 'image/bmp',
        },
        p = Object.entries(h)
      function f(e, t) {
        const i = t.toLowerCase() || (/^data:([^;,]+)/i.exec(e)?.[1] ?? '').toLowerCase()
        if (i) return i.startsWith('image/') ? i : h[i]
        const r = /\.(\w+)(?:[?#].*)?$/.exec(e)?.[1]?.toLowerCase()
        return void 0 === r ? void 0 : h[r]
      }
      const m = (e, t) => `${a.Mk}${e}.${p.find(([, e]) => e === t)?.[0] ?? 'jpg'}`,
        v = r.KCZ([
          r.FsL(
            c,
            r.pdi((e) => ({ path: e, size: 0, type: '' })),
          ),
          r.FsL(
            r.Ikc({ path: o, url: o, data: o, size: d, type: o }),
            r.pdi(({ path: e, url: t, data: i, size: r, type: a }) => ({ path: e || i || t, size: r, type: a })),
            r.z6Y(({ path: e }) => '' !== e, 'a photo without a path'),
          ),
        ]),
        g = r.FsL(
          r.KCZ([
            r.YOg(v),
            r.FsL(
              r.Ikc({ photos: r.YOg(v) }),
              r.pdi(({ photos: e }) => e),
            ),
            r.FsL(
              v,
              r.pdi((e) => [e]),
            ),
          ]),
          r.pdi((e) => {
            if (0 === e.length) throw new s.E5()
            return e.map(({ path: e, size: t, type: i }, r) => {
              const a = f(e, i)
              if (!a) throw new s.cw(e)
              return { path: e, size: t, type: a, name: m(r, a) }
            })
          }),
        ),
        y = r.Ikc({ fileName: c, size: d, suffix: o, fileUrl: c }),
        w = r.FsL(
          r.Ikc({ isComplete: r.FsL(c, r.KIO(Object.values(a.M6))), message: o, response: r.lqM(r.L5J()) }),
          r.pdi(({ isComplete: e, message: t, response: i }) => {
            if (e !== a.M6.success) throw new s.JO(t)
            return { isComplete: a.M6.success, message: t, response: (0, n.D)(i) }
          }),
        ),
        E = r.KCZ([
          r.YOg(w),
          r.FsL(
            w,
            r.pdi((e) => [e]),
          ),
        ]),
        L = r.Ikc({ localAudioId: c, duration: d, path: o, size: d }),
        b = r.FsL(
          r.Ikc({ name: o, phone: o, company: o }),
          r.z6Y(({ name: e, phone: t }) => '' !== e || '' !== t, 'neither name nor phone'),
          r.pdi(({ name: e, phone: t, company: i }) => ({ name: e, phone: t, ...(i ? { company: i } : {}) })),
        ),
        k = r.FsL(
          r.Ikc({ name: o, duty: o, tel: o, path: o }),
          r.z6Y(({ name: e, tel: t }) => '' !== e || '' !== t, 'nothing was read from the card'),
        ),
        B = r.FsL(
          r.KCZ([
            c,
            r.FsL(
              r.Ikc({ text: c }),
              r.pdi((e) => e.text),
            ),
            r.FsL(
              r.Ikc({ code: c }),
              r.pdi((e) => e.code),
            ),
            r.FsL(
              r.KCZ([r.YOg(r.L5J()), r.g1P(r.YjP(), r.L5J())]),
              r.pdi((e) => JSON.stringify(e)),
            ),
          ]),
          r.pdi((e) => ({ text: e })),
        ),
        T = r.KCZ([
          r.FsL(l, r.Wwf(0)),
          r.FsL(
            r.Ikc({ height: r.FsL(l, r.Wwf(0)) }),
            r.pdi(({ height: e }) => e),
          ),
        ]),
        W = r.g1P(r.YjP(), r.L5J()),
        F = r.Ikc({ path: c })
      i.d(t, {}, { Bv: b, CM: W, Ch: T, I_: F, RA: w, Y4: L, ZH: y, Zp: k, _9: E, aZ: u, cD: g, ch: B, pN: m, wm: f })
    },
    6309(e, t, i) {
      var r = i(7833)
      const a = ['focus', 'pointerdown']
      i.d(
        t,
        {},
        {
          P: (e, t) => {
            const { accept: i = '', multiple: n = !1, capture: s, signal: o } = t,
              c = e.document.createElement('input')
            return (
              (c.type = 'file'),
              (c.accept = i),
              (c.multiple = n),
              s && c.setAttribute('capture', s),
              (c.hidden = !0),
              new Promise((t) => {
                let i,
                  n = (r) => {
                    for (const t of (clearTimeout(i), a)) e.removeEventListener(t, d, !0)
                    o?.removeEventListener('abort', l), c.remove(), t(r)
                  },
                  s = () => n((0, r.tB)('no-file', r.WE.noFile)),
                  l = () => n((0, r.tB)('cancelled', r.WE.cancelled)),
                  d = () => {
                    clearTimeout(i), (i = setTimeout(s, 3e3))
                  }
                if (
                  (c.addEventListener('cancel', s),
                  c.addEventListener('change', () => {
                    const e = Array.from(c.files ?? [])
                    0 === e.length ? s() : n({ ok: !0, data: e })
                  }),
                  o?.aborted)
                )
                  return l()
                for (const t of (o?.addEventListener('abort', l), e.document.body.append(c), c.click(), a))
                  e.addEventListener(t, d, !0)
              })
            )
          },
        },
      )
    },
    3654(e, t, i) {
      const r = new Map()
      i.d(
        t,
        {},
        {
          Jf: (e) => r.get(e),
          Ko: (e) => {
            r.delete(e) && URL.revokeObjectURL(e)
          },
          _2: (e) => {
            const t = URL.createObjectURL(e)
            return (r.set(t, e), t)
          },
        },
      )
    },
    1744(e, t, i) {
      let r, a, n, s, o, c
      i.d(t, { webWays: () => S })
      var l = i(3548),
        d = i(979),
        u = i(7833),
        h = i(3654),
        p = i(9435),
        f = i(1613)
      async function m(e, t) {
        const { userActivation: i } = t.view.navigator
        if (!i || i.isActive) return
        const r = await (0, f.hostText)()
        return 'confirm' ===
          (await t.feedback.ask({ title: r(`gesture.${e}`), confirm: r('gesture.go'), cancel: r('gesture.cancel') }))
          ? void 0
          : (0, u.tB)('cancelled', u.WE.cancelled)
      }
      const v = ['http:', 'https:', 'blob:']
      function g({ location: e }, t) {
        try {
          const { protocol: i, href: r } = new URL(t, e.href)
          return v.includes(i) ? r : void 0
        } catch {
          return
        }
      }
      const y = ({ url: e }, t) => w(t, g(t.view, e))
      async function w(e, t) {
        if (!t) return (0, u.tB)('malformed', u.WE.fail)
        const i = await m('openTab', e)
        return i || ((0, d.s)(e.view, t, '_blank'), u.rq)
      }
      const E = () => (0, u.tB)('cancelled', u.WE.cancelled)
      function L() {
        r?.pause(), a?.end(E())
      }
      var b = i(8377),
        k = i(659)
      const B = k.YOg(k.Ikc({ name: k.lqM(k.YOg(k.YjP()), []), tel: k.lqM(k.YOg(k.YjP()), []) }))
      async function T(e, t) {
        try {
          return (await e.navigator.clipboard.writeText(t), u.rq)
        } catch {
          return !(({ document: e }, t) => {
            const i = e.createElement('textarea'),
              r = e.activeElement
            ;(i.value = t), (i.readOnly = !0), (i.style.position = 'fixed'), (i.style.opacity = '0'), e.body.append(i)
            try {
              return (i.select(), e.execCommand('copy'))
            } catch {
              return !1
            } finally {
              i.remove(), r instanceof HTMLElement && r.focus()
            }
          })(e, t)
            ? (0, u.tB)('host', u.WE.fail)
            : u.rq
        }
      }
      const W = [
        [124.3, 39.8],
        [123.5, 38.6],
        [123.5, 35],
        [123.6, 31],
        [122.8, 28],
        [120.6, 25.5],
        [118.9, 24.2],
        [117, 22.5],
        [114.6, 21.4],
        [111.5, 18.5],
        [109.8, 17.9],
        [108.2, 18.3],
        [107.9, 20.6],
        [108, 21.5],
        [107, 21.85],
        [106.6, 22.3],
        [106.7, 22.8],
        [105.8, 23],
        [105.3, 23.35],
        [104.5, 22.8],
        [103.9, 22.5],
        [103, 22.5],
        [102.4, 22.7],
        [101.7, 22.4],
        [101.75, 21.15],
        [101.2, 21.2],
        [101.1, 21.75],
        [100.1, 21.5],
        [99.2, 22.1],
        [99.5, 23],
        [98.8, 23.2],
        [98.8, 24.1],
        [97.6, 23.85],
        [97.6, 24.75],
        [98.7, 25.9],
        [98.7, 27.5],
        [97.4, 28.2],
        [96.3, 28.4],
        [95.4, 29],
        [94.2, 29.1],
        [92.5, 27.9],
        [91.6, 27.75],
        [90.4, 28.1],
        [89, 27.4],
        [88.8, 27.3],
        [88.6, 28.05],
        [86.9, 27.98],
        [85.7, 28.3],
        [84.2, 28.9],
        [82.1, 30.3],
        [81.1, 30.1],
        [78.8, 31.4],
        [78.5, 32.5],
        [79.3, 32.6],
        [79, 34.1],
        [77.9, 35.5],
        [76, 36],
        [74.7, 37.2],
        [74.9, 38.4],
        [73.6, 39.4],
        [74.9, 40.4],
        [76.5, 40.45],
        [78.2, 41.2],
        [80.1, 42.1],
        [80.2, 42.9],
        [80.6, 43.3],
        [80.4, 44.6],
        [82.5, 45.3],
        [83, 47.1],
        [85.5, 47.1],
        [85.7, 48.4],
        [87.3, 49.1],
        [88, 48.6],
        [90.2, 47.7],
        [91, 46.8],
        [90.8, 45.2],
        [93.5, 44.95],
        [95.4, 44.2],
        [96.4, 42.75],
        [100, 42.6],
        [101.8, 42.5],
        [105, 41.6],
        [107.5, 42.4],
        [110.4, 42.8],
        [111.9, 43.7],
        [111.6, 44.6],
        [113.6, 44.75],
        [116, 45.7],
        [117.4, 46.6],
        [119.7, 46.6],
        [119.7, 47.2],
        [118.5, 47.95],
        [116.8, 47.9],
        [115.6, 47.9],
        [116.7, 49.85],
        [117.8, 49.5],
        [119.3, 50.2],
        [119.3, 50.7],
        [120.7, 52],
        [120.7, 52.6],
        [120.1, 52.8],
        [121.2, 53.3],
        [123.6, 53.5],
        [125.6, 53.05],
        [126.9, 51.3],
        [127.6, 50.2],
        [127.5, 49.8],
        [129.5, 49.4],
        [130.7, 48.85],
        [131, 47.7],
        [132.5, 47.75],
        [134.7, 48.35],
        [134.4, 47.4],
        [133.2, 45.1],
        [131.9, 45.3],
        [131, 44.85],
        [131.2, 43.5],
        [130.5, 42.75],
        [130.2, 42.9],
        [129.7, 42.45],
        [128.1, 42],
        [128.2, 41.45],
        [127, 41.7],
        [126, 40.9],
        [124.4, 40.05],
      ]
      var F = i(9445),
        q = i(9772),
        j = i(6309)
      async function P(e, t, i) {
        const r = await A(e, { ...i, accept: 'image/*' })
        if (!r.ok) return r
        const a = []
        for (const [e, i] of r.data.slice(0, t).entries()) {
          const t = (0, q.wm)(i.name, i.type)
          if (!t) return (0, u.tB)('malformed', u.WE.notAnImage, { native: i.name })
          const r = (0, q.pN)(e, t),
            n = new File([i], r, { type: t })
          a.push({ path: (0, h._2)(n), name: r, size: n.size, type: t, file: n })
        }
        return { ok: !0, data: a }
      }
      async function A(e, t) {
        return (await m('chooseFile', e)) ?? (0, j.P)(e.view, t)
      }
      const C = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus']
      class M {
        constructor(e, t) {
          ;(this.view = e),
            (this.options = t),
            (this.resolve = () => void 0),
            (this.stream = void 0),
            (this.recorder = void 0),
            (this.chunks = []),
            (this.startedAt = 0),
            (this.endedAt = 0),
            (this.isFull = !1),
            (this.isOver = !1),
            (this.timer = void 0),
            (this.stop = () => {
              this.recorder ? this.end() : this.cancel()
            }),
            (this.expectStop = () => {
              ;(this.endedAt ||= Date.now()), clearTimeout(this.timer), (this.timer = setTimeout(this.finish, 3e3))
            }),
            (this.take = ({ data: e }) => {
              this.isOver || 0 === e.size || (this.chunks.push(e), this.options.onChunk?.(e))
            }),
            (this.finish = () => {
              this.isOver || this.settle(this.result())
            }),
            (this.cancel = () => this.settle(I())),
            (this.done = new Promise((e) => {
              this.resolve = e
            })),
            t.signal?.addEventListener('abort', this.cancel),
            t.signal?.aborted && this.cancel()
        }
        async open() {
          if (!this.isOver)
            try {
              const e = O() ?? (await (0, F.bo)(this.view, { audio: !0 }))
              if (this.isOver) return (0, F.vV)(e)
              ;(this.stream = e), this.start(e)
            } catch (e) {
              this.settle(await (0, F.jy)(this.view, 'microphone', e))
            }
        }
        settle(e) {
          this.isOver ||
            ((this.isOver = !0),
            clearTimeout(this.timer),
            this.options.signal?.removeEventListener('abort', this.cancel),
            this.recorder && 'inactive' !== this.recorder.state && this.recorder.stop(),
            this.stream && this.release(this.stream, e.ok),
            this.resolve(e))
        }
        start(e) {
          const t = C.find((e) => MediaRecorder.isTypeSupported?.(e)),
            i = new MediaRecorder(e, t ? { mimeType: t } : {}),
            { maxDuration: r = 300 } = this.options
          i.addEventListener('dataavailable', this.take),
            i.addEventListener('stop', this.finish),
            i.addEventListener('error', this.expectStop),
            (this.recorder = i),
            i.start(1e3),
            (this.startedAt = Date.now()),
            (this.timer = setTimeout(() => {
              ;(this.isFull = !0), this.stop()
            }, 1e3 * r))
        }
        end() {
          this.expectStop(), this.recorder?.state !== 'inactive' && this.recorder?.stop()
        }
        result() {
          const e = this.recorder?.mimeType || this.chunks[0]?.type || '',
            t = new File(this.chunks, `audio${this.startedAt}.${Y(e)}`, { type: e })
          if (0 === t.size) return (0, u.tB)('host', u.WE.fail)
          const i = (0, h._2)(t)
          return {
            ok: !0,
            data: {
              localAudioId: i,
              duration: Math.round(((this.endedAt || Date.now()) - this.startedAt) / 100) / 10,
              path: i,
              size: t.size,
              file: t,
            },
          }
        }
        release(e, t) {
          const i = e.getTracks().every(({ readyState: e }) => 'live' === e)
          this.isFull && t && i ? (s = { stream: e, timer: setTimeout(() => O(!0), 2e3) }) : (0, F.vV)(e)
        }
      }
      function O(e = !1) {
        const t = s
        if (((s = void 0), t))
          return (
            clearTimeout(t.timer),
            e && (0, F.vV)(t.stream),
            t.stream.getTracks().every(({ readyState: e }) => 'live' === e) ? t.stream : void 0
          )
      }
      const Y = (e) => /\/([\w-]+)/.exec(e)?.[1] ?? 'webm',
        I = () => (0, u.tB)('cancelled', u.WE.cancelled)
      var _ = i(9127),
        x = i(3265)
      const z = /^data:([^;,]*)((?:;[^;,]*)*?)(;base64)?,(.*)$/is
      function R(e, t, { signal: i, onProgress: r }) {
        const { uploadUrl: a, fileKey: n = 'file', method: s = 'post', headers: o = {}, connectTimeout: c = 3e4 } = e,
          l = new FormData()
        l.append(n, t, t instanceof File ? t.name : n)
        const d = new XMLHttpRequest(),
          h = D(r)
        return new Promise((e) => {
          let t,
            r = (r) => {
              clearTimeout(t), i?.removeEventListener('abort', n), e(r), d.abort()
            },
            n = () => r((0, u.tB)('cancelled', u.WE.cancelled)),
            p = () => {
              clearTimeout(t), (t = setTimeout(() => r((0, u.tB)('timeout', `timeout of ${c} ms exceeded`)), c))
            }
          if (
            (d.upload.addEventListener('progress', ({ lengthComputable: e, loaded: t, total: i }) => {
              p(), e && i > 0 && h(Math.floor((100 * t) / i))
            }),
            d.addEventListener('progress', p),
            d.addEventListener('load', () =>
              r(
                (({ status: e, responseText: t }, i) => {
                  const r = (0, x.D)(t)
                  return 0 === e || e >= 400
                    ? (0, u.tB)('host', `Request failed with status code ${e}`, { native: r })
                    : (i(100), { ok: !0, data: { isComplete: '0', message: u.WE.success, response: r } })
                })(d, h),
              ),
            ),
            d.addEventListener('error', () => r((0, u.tB)('host', 'Network Error'))),
            i?.aborted)
          )
            return n()
          i?.addEventListener('abort', n)
          try {
            for (const [e, t] of (d.open(s.toUpperCase(), a), Object.entries(o)))
              'content-type' !== e.toLowerCase() && d.setRequestHeader(e, t)
            p(), d.send(l)
          } catch (e) {
            r((0, u.tB)('malformed', u.WE.fail, { native: e }))
          }
        })
      }
      function D(e) {
        let t = -1
        return (i) => {
          i <= t || ((t = i), e?.(i))
        }
      }
      function U(e) {
        return 'string' != typeof e
          ? e
          : ((0, h.Jf)(e) ??
              ((e) => {
                const [, t = '', , i, r] = z.exec(e) ?? []
                if (void 0 !== r)
                  try {
                    if (!i) return new Blob([decodeURIComponent(r)], { type: t })
                    return new Blob([Uint8Array.from(atob(r), (e) => e.charCodeAt(0))], { type: t })
                  } catch {
                    return
                  }
              })(e))
      }
      const K = () => (0, u.tB)('malformed', 'no such file on this page')
      var N = i(6480),
        J = i(7007)
      const S = {
        pickPhoto: ({ maxCount: e = 1 }, { signal: t }, i) => P(i, e, { multiple: e > 1, signal: t }),
        takePhoto: (e, { signal: t }, i) => P(i, 1, { capture: 'environment', signal: t }),
        getLocation: ({ maximumAge: e = 0 }, { signal: t }, { view: r }) => {
          const { geolocation: a } = r.navigator
          return a
            ? new Promise((n) => {
                const s = (e) => {
                    clearTimeout(c), t?.removeEventListener('abort', o), n(e)
                  },
                  o = () => s((0, u.tB)('cancelled', u.WE.cancelled)),
                  c = setTimeout(() => s((0, u.tB)('timeout', u.WE.fail)), 6e4)
                t?.aborted
                  ? o()
                  : (t?.addEventListener('abort', o),
                    a.getCurrentPosition(
                      (e) =>
                        void (async ({ coords: e, timestamp: t }) => {
                          try {
                            const [r, a] = await (async (e, t) => {
                              if (
                                !((e, t) => {
                                  let i = !1,
                                    r = W[W.length - 1]
                                  for (const a of W)
                                    r &&
                                      a[1] > t != r[1] > t &&
                                      e < a[0] + ((t - a[1]) / (r[1] - a[1])) * (r[0] - a[0]) &&
                                      (i = !i),
                                      (r = a)
                                  return i
                                })(e, t)
                              )
                                return [e, t]
                              const { default: r } = await i
                                  .e('node_modules_gcoord_dist_gcoord_esm-bundler_js')
                                  .then(i.bind(i, 7328)),
                                [a, n] = r.transform([e, t], r.WGS84, r.GCJ02)
                              return [a, n]
                            })(e.longitude, e.latitude)
                            return {
                              ok: !0,
                              data: {
                                status: '0',
                                ...{ city: '', district: '', province: '', address: '' },
                                latitude: a,
                                longitude: r,
                                accuracy: e.accuracy,
                                timestamp: t,
                              },
                            }
                          } catch (e) {
                            return (0, u.tB)('host', u.WE.fail, { native: e })
                          }
                        })(e).then(s),
                      (e) =>
                        void (async (e, t) => {
                          const i = t.message || u.WE.fail
                          return t.code === t.TIMEOUT
                            ? (0, u.tB)('timeout', i)
                            : t.code === t.POSITION_UNAVAILABLE
                              ? (0, u.tB)('host', i, { native: t })
                              : (0, u.tB)('denied', i, { canAskAgain: await (0, F.KJ)(e, 'geolocation'), native: t })
                        })(r, e).then(s),
                      { enableHighAccuracy: !0, maximumAge: e, timeout: 1e4 },
                    ))
              })
            : Promise.resolve((0, u.D0)())
        },
        selectFile: async ({ accept: e }, { signal: t }, i) => {
          const r = await A(i, { accept: e, signal: t })
          if (!r.ok) return r
          const [a] = r.data
          if (!a) return (0, u.tB)('no-file', u.WE.noFile)
          const n = /\.(\w+)$/.exec(a.name)?.[1] ?? ''
          return { ok: !0, data: { fileName: a.name, size: a.size, suffix: n, fileUrl: (0, h._2)(a), file: a } }
        },
        upload: async (e, t) => {
          const i = U(e.path)
          return i ? R(e, i, t) : K()
        },
        multiUpload: async ({ files: e }, { signal: t, onProgress: i }) => {
          const r = []
          for (const t of e) {
            const e = U(t.path)
            if (!e) return K()
            r.push({ request: t, file: e })
          }
          let a = r.reduce((e, { file: t }) => e + t.size, 0) || 1,
            n = [],
            s = 0,
            o = D(i)
          for (const { request: e, file: i } of r) {
            const r = (e) => o(Math.floor((100 * s + e * i.size) / a)),
              c = await R(e, i, { ...(t && { signal: t }), onProgress: r })
            if (!c.ok) return c
            n.push(c.data), (s += i.size)
          }
          return { ok: !0, data: n }
        },
        startRecording: ({ maxDuration: e }, { signal: t, onChunk: i }, { view: r }) =>
          ((e = {}) => {
            const { view: t = window } = e
            if (n) return { done: Promise.resolve((0, u.tB)('busy', 'busy')), stop: () => void 0 }
            if (!('MediaRecorder' in t)) return { done: Promise.resolve((0, u.D0)()), stop: () => void 0 }
            const i = new M(t, e)
            return (
              (n = {
                done: i.done.finally(() => {
                  n = void 0
                }),
                stop: i.stop,
              }),
              i.open().catch((e) => i.settle((0, u.tB)('host', u.WE.fail, { native: e }))),
              n
            )
          })({ maxDuration: e, signal: t, onChunk: i, view: r }).done,
        stopRecording: async () => (
          await (async () => {
            const e = n
            e?.stop(), await e?.done
          })(),
          u.rq
        ),
        playAudio: async ({ localAudioId: e }, { signal: t, onEnd: i }, { view: n }) => {
          let s,
            o,
            c = g(n, e)
          if (!c) return (0, u.tB)('malformed', u.WE.fail)
          if (((s = c), (o = e), (0, l.u)(new URL(s).pathname) || /amr/i.test((0, h.Jf)(o)?.type ?? '')))
            return (0, u.D0)()
          if (t?.aborted) return E()
          L()
          const d = r ?? new Audio()
          return (
            (r = d),
            new Promise((r) => {
              const n = (e) => {
                  t?.removeEventListener('abort', l), r(e)
                },
                s = {
                  id: e,
                  end: (e) => {
                    d.removeEventListener('ended', o), a === s && (a = void 0), n(e)
                  },
                },
                o = () => {
                  s.end(u.rq), i?.()
                },
                l = () => L()
              ;(a = s),
                d.addEventListener('ended', o),
                t?.addEventListener('abort', l),
                (d.src = c),
                d.play().then(
                  () => n(u.rq),
                  (e) => {
                    const t = e instanceof Error && e.message ? e.message : u.WE.fail
                    s.end((0, u.tB)('host', t, { native: e }))
                  },
                )
            })
          )
        },
        stopAudio: async ({ localAudioId: e }) => ((void 0 === e || a?.id === e) && L(), u.rq),
        downloadAudio: async ({ localAudioId: e }, t, { view: i }) => {
          var r
          let a,
            n = g(i, e)
          if (!n) return (0, u.tB)('malformed', u.WE.fail)
          const s = new URL(n).origin === i.location.origin
          return (
            (0, d.s)(
              i,
              n,
              s ? '' : '_blank',
              ((r = n), (a = (0, h.Jf)(r)) instanceof File ? a.name : new URL(r).pathname.split('/').pop() || 'audio'),
            ),
            { ok: !0, data: { path: n } }
          )
        },
        scanCode: async (e, { signal: t }, { scanner: i }) => {
          try {
            const [{ default: e }] = await Promise.all([i(), (0, f.hostText)()])
            return await _.d.ask(e, t)
          } catch (e) {
            return (0, u.tB)('host', u.WE.fail, { native: e })
          }
        },
        pickContact: async (e, t, { view: i }) => {
          const { contacts: r } = i.navigator
          if (!r) return (0, u.D0)()
          try {
            const [e] = k.qgA(B, await r.select(['name', 'tel'], { multiple: !1 }))
            if (!e) return (0, u.tB)('cancelled', u.WE.cancelled)
            const { name: [t = ''] = [], tel: [i = ''] = [] } = e
            if (!t && !i) return (0, u.tB)('malformed', u.WE.fail)
            return { ok: !0, data: { name: t, phone: i } }
          } catch (e) {
            return (0, u.tB)('host', u.WE.fail, { native: e })
          }
        },
        copyText: ({ text: e }, t, { view: i }) => T(i, e),
        share: async (e, t, i) => {
          const r = Object.entries(e).filter(([, e]) => !!e)
          if (0 === r.length) return (0, u.tB)('malformed', u.WE.fail)
          const { view: a } = i,
            { navigator: n } = a
          if ('share' in n) {
            const e = await m('share', i)
            if (e) return e
            try {
              return (await n.share(Object.fromEntries(r)), { ok: !0, data: 'shared' })
            } catch (e) {
              if (e instanceof Error && 'AbortError' === e.name) return (0, u.tB)('cancelled', u.WE.cancelled)
            }
          }
          const s = await T(a, r.map(([, e]) => e).join('\n'))
          return s.ok ? { ok: !0, data: 'copied' } : s
        },
        previewFile: (e, t, i) => y(e, i),
        openSettings: async ({ page: e }, t, { feedback: i, os: r }) => {
          const a = await (0, f.hostText)()
          return (i.ask({ title: a(`settings.${e}.title`), text: a(`settings.${e}.${r}`) }), u.rq)
        },
        keepScreenOn: async ({ on: e }, t, { view: i }) => {
          const { document: r } = i,
            { wakeLock: a } = i.navigator
          if (!a) return (0, u.D0)()
          if ((c && r.removeEventListener('visibilitychange', c), (c = void 0), await o?.release(), (o = void 0), !e))
            return u.rq
          const n = async () => {
              const e = await a.request('screen')
              c !== s ? await e.release() : (o = e)
            },
            s = () => {
              'visible' === r.visibilityState && n().catch(() => void 0)
            }
          ;(c = s), r.addEventListener('visibilitychange', s)
          try {
            return (await n(), u.rq)
          } catch (e) {
            return (
              r.removeEventListener('visibilitychange', s),
              c === s && (c = void 0),
              (0, u.tB)('host', e instanceof Error && e.message ? e.message : u.WE.fail, { native: e })
            )
          }
        },
        getAppInfo: async () => ({ ok: !0, data: null }),
        getStatusBarHeight: async () => ({ ok: !0, data: 0 }),
        sendChannelMessage: async (e) => {
          if ('u' < typeof BroadcastChannel) return (0, u.D0)()
          const t = new BroadcastChannel(b.Mm)
          try {
            return (t.postMessage(e), u.rq)
          } catch (e) {
            return (0, u.tB)('malformed', u.WE.fail, { native: e })
          } finally {
            t.close()
          }
        },
        openWebView: (e, t, i) => {
          const { stored: r, view: a } = i
          return w(i, (0, p.c)(e, { stored: r, base: a.location.href }))
        },
        requestPermission: async (e, t, { view: i }) => {
          try {
            return ((0, F.vV)(await (0, F.bo)(i, { audio: !0 })), u.rq)
          } catch (e) {
            return (0, F.jy)(i, 'microphone', e)
          }
        },
        getUserInfo: async ({ tmpToken: e, env: t }, { signal: i }, { http: r }) => {
          try {
            const a = { ...(i && { signal: i }), ...(t && { environment: t }) }
            return { ok: !0, data: await r(N.e, { tmpToken: e }, a) }
          } catch (e) {
            if ((0, J.mm)(e)) return (0, u.tB)('cancelled', u.WE.cancelled)
            if (!(e instanceof J.j$)) return (0, u.tB)('host', u.WE.fail, { native: e })
            return (0, u.tB)('timeout' === e.kind ? 'timeout' : 'host', e.message || u.WE.fail, { native: e })
          }
        },
        playVideo: (e, t, i) => y(e, i),
      }
    },
    9445(e, t, i) {
      var r = i(7833)
      class a extends Error {}
      const n = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError']
      async function s({ navigator: e }, t) {
        try {
          const { state: i } = await e.permissions.query({ name: t })
          return 'prompt' === i
        } catch {
          return !1
        }
      }
      i.d(
        t,
        {},
        {
          KJ: s,
          bo: async ({ navigator: e }, t) => {
            if (!e.mediaDevices?.getUserMedia) throw new a()
            return e.mediaDevices.getUserMedia(t)
          },
          jy: async (e, t, i) => {
            if (i instanceof a) return (0, r.D0)()
            const { name: o = '', message: c = '' } = i instanceof Error || i instanceof DOMException ? i : {},
              l = c || r.WE.fail
            return n.includes(o)
              ? (0, r.tB)('denied', l, { canAskAgain: await s(e, t), native: i })
              : (0, r.tB)('host', l, { native: i })
          },
          vV: (e) => {
            for (const t of e.getTracks()) t.stop()
          },
        },
      )
    },
    1613(e, t, i) {
      var r = i(69)
      const a = 'host'
      ;(0, r.sZ)(a, {
        en: () => i.e('src_i18n_host_en_json').then(i.t.bind(i, 5725, 19)),
        'zh-CN': () => i.e('src_i18n_host_zh-CN_json').then(i.t.bind(i, 2562, 19)),
      }),
        i.d(t, {}, { hostText: async () => (await (0, r.Hy)(a), (e, t) => (0, r.Qq)(e, t, a)) })
    },
    6480(e, t, i) {
      var r = i(659),
        a = i(2056),
        n = i(7269)
      const s = (0, n.T)({
          host: 'gateway',
          method: 'POST',
          path: '/new/open/ws/auth/customer/authenticationByTmpToken',
          send: 'json',
          accessKey: 'GATEWAY_KEY',
          about: 'The user of a temporary token.',
          request: r.FsL(
            r.Ikc({ tmpToken: r.YjP() }),
            r.pdi(({ tmpToken: e }) => ({ params: { appId: (0, a.ot)('GATEWAY_KEY'), tmpToken: e } })),
          ),
          response: r.L5J(),
        }),
        o = r.Ikc({
          appAddress: r.YjP(),
          appId: r.YjP(),
          appName: r.YjP(),
          appVersion: r.YjP(),
          deviceType: r.KIO([0, 1]),
          message: r.YjP(),
          uploadTime: r.YjP(),
        }),
        c = (0, n.T)({
          host: 'gateway',
          method: 'POST',
          path: '/greatgas/v2/gmb/monitormsg',
          send: 'json',
          accessKey: 'MONITOR_KEY',
          about: 'Reports an error of the app.',
          request: o,
          response: r.L5J(),
        })
      i.d(t, {}, { N: c, e: s })
    },
    8377(e, t, i) {
      var r = i(659),
        a = i(3265)
      const n = 'gas-sales-app',
        s = r.Ikc({ channel: r.YjP(), type: r.FsL(r.YjP(), r.hq()), payload: r.lqM(r.L5J()) })
      i.d(
        t,
        {},
        {
          Mm: n,
          cm: ({ port: e, messages: t, report: i }) =>
            e.listen((e) => {
              const n = r.xLC(s, (0, a.D)(e))
              if (!n.success) return i(new r.H6d(n.issues), 'channel message')
              const { type: o, payload: c } = n.output
              t.deliver({ type: o, payload: (0, a.D)(c) })
            }),
          f4: () => {
            if ('u' < typeof BroadcastChannel) return { post: () => void 0, listen: () => () => void 0 }
            const e = new BroadcastChannel(n)
            return {
              post: (t) => e.postMessage(t),
              listen(t) {
                const i = ({ data: e }) => t(e)
                return (
                  e.addEventListener('message', i),
                  () => {
                    e.removeEventListener('message', i), e.close()
                  }
                )
              },
            }
          },
        },
      )
    },
  },
])
