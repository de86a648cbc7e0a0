extension KoreanMessages {
  /// Errors of the system, as `strerror` words them. Linux and macOS differ in some.
  package static let failures = ##"""
    No such file or directory
    그런 파일이나 폴더가 없음

    Not a directory
    폴더가 아님

    Is a directory
    폴더임

    File exists
    이미 있는 파일

    File name too long
    파일 이름이 너무 김

    Too many levels of symbolic links
    심볼릭 링크가 너무 많음

    Permission denied
    권한 없음

    Operation not permitted
    허용되지 않은 작업

    Read-only file system
    읽기 전용 파일 시스템

    No space left on device
    남은 공간 없음

    Disk quota exceeded
    디스크 할당량을 넘음

    Disc quota exceeded
    디스크 할당량을 넘음

    File too large
    파일이 너무 큼

    Input/output error
    입출력 오류

    Broken pipe
    파이프가 끊김

    Too many open files
    열린 파일이 너무 많음

    Too many open files in system
    시스템에 열린 파일이 너무 많음

    Cannot allocate memory
    메모리 부족

    Resource temporarily unavailable
    자원을 잠시 쓸 수 없음

    Device or resource busy
    장치나 자원이 사용 중

    Resource busy
    장치나 자원이 사용 중

    Text file busy
    실행 중인 파일

    Exec format error
    실행할 수 있는 형식이 아님

    Invalid argument
    잘못된 인수

    No such device or address
    그런 장치나 주소가 없음

    Device not configured
    그런 장치나 주소가 없음

    Connection refused
    연결이 거부됨
    """##
}
