import '@sextant/ocr/ocr.worker'
