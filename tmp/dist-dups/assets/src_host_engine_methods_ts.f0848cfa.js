;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_engine_methods_ts'],
  {
    9772(e, s, t) {
      var i = t(659),
        a = t(8181),
        r = t(3265),
        n = t(643)
      const o = i.NpB(i.lqM(i.FsL(i.KCZ([i.YjP(), i.aig()]), i.pdi(String), i.Bqr()), ''), ''),
        l = i.FsL(i.KCZ([i.YjP(), i.aig()]), i.pdi(String), i.Bqr(), i.hq()),
        c = i.FsL(i.KCZ([i.aig(), i.FsL(i.YjP(), i.Bqr(), i.hq())]), i.Roz(), i.E2x()),
        p = i.NpB(i.lqM(i.FsL(c, i.Wwf(0)), 0), 0),
        d = i.FsL(
          i.Ikc({
            status: i.FsL(i.lqM(l, '0'), i.Uq6('0')),
            city: o,
            district: o,
            province: o,
            address: o,
            latitude: i.FsL(c, i.Wwf(-90), i.cGV(90)),
            longitude: i.FsL(c, i.Wwf(-180), i.cGV(180)),
            accuracy: i.NpB(i.lqM(i.FsL(c, i.Wwf(0))), void 0),
            timestamp: i.NpB(i.lqM(c), void 0),
            mock: i.NpB(i.lqM(i.zMY()), void 0),
          }),
          i.pdi(({ accuracy: e, timestamp: s, mock: t, ...i }) => ({
            ...i,
            ...(void 0 === e ? {} : { accuracy: e }),
            ...(void 0 === s ? {} : { timestamp: s }),
            ...(void 0 === t ? {} : { mock: t }),
          })),
        ),
        g = {
          jpg: 'image/jpeg',
          jpeg: 'image/jpeg',
          png: 'image/png',
          gif: 'image/gif',
          webp: 'image/webp',
          heic: 'image/heic',
          heif: 'image/heif',
          bmp: 'image/bmp',
        },
        u = Object.entries(g)
      function w(e, s) {
        const t = s.toLowerCase() || (/^data:([^;,]+)/i.exec(e)?.[1] ?? '').toLowerCase()
        if (t) return t.startsWith('image/') ? t : g[t]
        const i = /\.(\w+)(?:[?#].*)?$/.exec(e)?.[1]?.toLowerCase()
        return void 0 === i ? void 0 : g[i]
      }
      const q = (e, s) => `${a.Mk}${e}.${u.find(([, e]) => e === s)?.[0] ?? 'jpg'}`,
        h = i.KCZ([
          i.FsL(
            l,
            i.pdi((e) => ({ path: e, size: 0, type: '' })),
          ),
          i.FsL(
            i.Ikc({ path: o, url: o, data: o, size: p, type: o }),
            i.pdi(({ path: e, url: s, data: t, size: i, type: a }) => ({ path: e || t || s, size: i, type: a })),
            i.z6Y(({ path: e }) => '' !== e, 'a photo without a path'),
          ),
        ]),
        m = i.FsL(
          i.KCZ([
            i.YOg(h),
            i.FsL(
              i.Ikc({ photos: i.YOg(h) }),
              i.pdi(({ photos: e }) => e),
            ),
            i.FsL(
              h,
              i.pdi((e) => [e]),
            ),
          ]),
          i.pdi((e) => {
            if (0 === e.length) throw new n.E5()
            return e.map(({ path: e, size: s, type: t }, i) => {
              const a = w(e, t)
              if (!a) throw new n.cw(e)
              return { path: e, size: s, type: a, name: q(i, a) }
            })
          }),
        ),
        k = i.Ikc({ fileName: l, size: p, suffix: o, fileUrl: l }),
        I = i.FsL(
          i.Ikc({ isComplete: i.FsL(l, i.KIO(Object.values(a.M6))), message: o, response: i.lqM(i.L5J()) }),
          i.pdi(({ isComplete: e, message: s, response: t }) => {
            if (e !== a.M6.success) throw new n.JO(s)
            return { isComplete: a.M6.success, message: s, response: (0, r.D)(t) }
          }),
        ),
        L = i.KCZ([
          i.YOg(I),
          i.FsL(
            I,
            i.pdi((e) => [e]),
          ),
        ]),
        F = i.Ikc({ localAudioId: l, duration: p, path: o, size: p }),
        M = i.FsL(
          i.Ikc({ name: o, phone: o, company: o }),
          i.z6Y(({ name: e, phone: s }) => '' !== e || '' !== s, 'neither name nor phone'),
          i.pdi(({ name: e, phone: s, company: t }) => ({ name: e, phone: s, ...(t ? { company: t } : {}) })),
        ),
        f = i.FsL(
          i.Ikc({ name: o, duty: o, tel: o, path: o }),
          i.z6Y(({ name: e, tel: s }) => '' !== e || '' !== s, 'nothing was read from the card'),
        ),
        O = i.FsL(
          i.KCZ([
            l,
            i.FsL(
              i.Ikc({ text: l }),
              i.pdi((e) => e.text),
            ),
            i.FsL(
              i.Ikc({ code: l }),
              i.pdi((e) => e.code),
            ),
            i.FsL(
              i.KCZ([i.YOg(i.L5J()), i.g1P(i.YjP(), i.L5J())]),
              i.pdi((e) => JSON.stringify(e)),
            ),
          ]),
          i.pdi((e) => ({ text: e })),
        ),
        C = i.KCZ([
          i.FsL(c, i.Wwf(0)),
          i.FsL(
            i.Ikc({ height: i.FsL(c, i.Wwf(0)) }),
            i.pdi(({ height: e }) => e),
          ),
        ]),
        Y = i.g1P(i.YjP(), i.L5J()),
        Z = i.Ikc({ path: l })
      t.d(s, {}, { Bv: M, CM: Y, Ch: C, I_: Z, RA: I, Y4: F, ZH: k, Zp: f, _9: L, aZ: d, cD: m, ch: O, pN: q, wm: w })
    },
    6685(e, s, t) {
      t.r(s)
      var i = t(659),
        a = t(8181),
        r = t(9772),
        n = t(4404)
      const o = { by: 'person' },
        l = i.Ikc({ localAudioId: n.Qq }),
        c = i.FsL(
          i.Ikc({
            path: i.KCZ([n.Qq, i.av0()]),
            uploadUrl: n.Qq,
            fileKey: i.lqM(n.Qq, a.$k.fileKey),
            method: i.lqM(i.KIO(['post', 'put']), a.$k.method),
            headers: i.lqM(i.g1P(i.YjP(), i.YjP()), {}),
            connectTimeout: i.lqM(i.FsL(i.aig(), i.Wwf(1)), 3e4),
          }),
        ),
        p = {
          ...n.E7,
          pickPhoto: {
            settling: o,
            request: i.Ikc({ maxCount: i.lqM(i.FsL(i.aig(), i.ndf(), i.Wwf(1)), a.ZQ.count) }),
            wire: ({ maxCount: e = a.ZQ.count }) => ({ maxCount: e, sources: a.ZQ.sources, sizes: a.ZQ.sizes }),
            answer: r.cD,
            trim: (e, { maxCount: s = a.ZQ.count }) => e.slice(0, s),
            picksFile: !0,
          },
          takePhoto: {
            settling: o,
            request: n.s6,
            wire: () => ({ maxCount: 1, sources: ['camera'], sizes: a.ZQ.sizes }),
            answer: r.cD,
            trim: (e) => e.slice(0, 1),
            picksFile: !0,
          },
          getLocation: {
            settling: (0, n.O1)(),
            request: i.Ikc({ maximumAge: i.lqM(i.FsL(i.aig(), i.Wwf(0)), 0) }),
            answer: r.aZ,
          },
          selectFile: { settling: o, request: i.Ikc({ accept: i.lqM(i.YjP(), '') }), answer: r.ZH, picksFile: !0 },
          upload: { settling: { by: 'progress', after: ({ connectTimeout: e = 3e4 }) => e }, request: c, answer: r.RA },
          multiUpload: {
            settling: {
              by: 'progress',
              after: ({ files: e }) => Math.max(...e.map(({ connectTimeout: e = 3e4 }) => e)),
            },
            request: i.Ikc({ files: i.FsL(i.YOg(c), i.hq()) }),
            answer: r._9,
          },
          startRecording: {
            settling: { by: 'length', after: ({ maxDuration: e = 300 }) => 1e3 * e + 1e4 },
            request: i.Ikc({ maxDuration: i.lqM(i.FsL(i.aig(), i.Wwf(1), i.cGV(300)), 300) }),
            answer: r.Y4,
            alone: !0,
          },
          stopRecording: { settling: (0, n.O1)(), request: n.s6, answer: n.Vw },
          playAudio: { settling: (0, n.O1)(), request: l, answer: n.Vw },
          stopAudio: { settling: (0, n.O1)(), request: i.Ikc({ localAudioId: i.lqM(n.Qq) }), answer: n.Vw },
          downloadAudio: { settling: (0, n.O1)(), request: l, answer: r.I_ },
          scanCode: { settling: o, request: n.s6, wire: () => ({ kind: 'code' }), answer: r.ch },
          scanCard: { settling: o, request: n.s6, wire: () => ({ kind: 'card' }), answer: r.Zp },
          pickContact: { settling: o, request: n.s6, answer: r.Bv },
          addContact: {
            settling: o,
            request: i.Ikc({ name: n.Qq, phone: n.Qq, company: i.lqM(i.YjP(), '') }),
            answer: r.Bv,
          },
          copyText: { settling: (0, n.O1)(), request: i.Ikc({ text: i.YjP() }), answer: n.Vw },
          share: {
            settling: o,
            request: i.Ikc({ title: i.lqM(i.YjP(), ''), text: i.lqM(i.YjP(), ''), url: i.lqM(i.YjP(), '') }),
            answer: i.NpB(i.KIO(['shared', 'copied']), 'shared'),
          },
          previewFile: {
            settling: (0, n.O1)(),
            request: i.Ikc({ url: n.Qq, name: i.lqM(i.YjP(), ''), source: i.lqM(i.aig(), 3) }),
            answer: n.Vw,
          },
          openSettings: { settling: (0, n.O1)(), request: i.Ikc({ page: i.KIO(['location', 'app']) }), answer: n.Vw },
          keepScreenOn: { settling: (0, n.O1)(), request: i.Ikc({ on: i.zMY() }), answer: n.Vw },
          getAppInfo: {
            settling: (0, n.O1)(200),
            request: n.s6,
            answer: r.CM,
            otherwise: { kinds: ['timeout'], data: null },
          },
          getStatusBarHeight: {
            settling: (0, n.O1)(),
            request: n.s6,
            answer: r.Ch,
            otherwise: {
              kinds: [
                'cancelled',
                'denied',
                'no-file',
                'no-method',
                'timeout',
                'busy',
                'malformed',
                'interrupted',
                'host',
              ],
              data: 0,
            },
          },
          sendChannelMessage: {
            settling: (0, n.O1)(),
            request: i.Ikc({ channel: n.Qq, type: n.Qq, payload: i.lqM(i.L5J()) }),
            answer: n.Vw,
          },
          openWebView: {
            settling: (0, n.O1)(),
            request: i.Ikc({
              url: n.Qq,
              showWebViewToolbar: i.lqM(i.KIO([0, 1]), 1),
              withCredentials: i.lqM(i.zMY(), !0),
            }),
            answer: n.Vw,
          },
          requestPermission: { settling: o, request: i.Ikc({ permission: i.euz(a.kK) }), answer: n.Vw },
          getUserInfo: {
            settling: (0, n.O1)(2e4),
            request: i.Ikc({ tmpToken: n.Qq, env: i.lqM(i.KIO(['DEV', 'FAT', 'UAT', 'PROD']), 'FAT') }),
            answer: i.L5J(),
          },
          playVideo: { settling: (0, n.O1)(), request: i.Ikc({ url: n.Qq }), answer: n.Vw },
        }
      t.d(s, {}, { METHODS: p })
    },
  },
])
